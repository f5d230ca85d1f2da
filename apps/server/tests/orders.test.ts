import { ordersConformance } from './kit/orders.ts';

ordersConformance('SQLite', async () => ({}));
