export { told } from '@naos/table-ui';
