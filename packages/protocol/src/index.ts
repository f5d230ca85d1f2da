export * from './act.ts';
export * from './beat.ts';
export * from './card.ts';
export * from './chat.ts';
export * from './clock.ts';
export * from './from-client.ts';
export * from './from-server.ts';
export * from './limits.ts';
export {
  ActAnswer,
  ActRequest,
  ENDPOINTS,
  GameCard,
  GameFigures,
  Me,
  MeChange,
  Moment,
  RatingRow,
  ReportForm,
  TableList,
  TableQuery,
  Trouble,
} from './rest.ts';
export * from './schema.ts';
