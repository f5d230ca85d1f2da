import { GameError } from './game.ts';

// Apart from the machine, whose hot methods have to be short.

export function gameIsOver(): never {
  throw new GameError('The game is over: no move can be made.');
}

export function noProcedure(game: string, procedure: string): never {
  throw new GameError(`${game}: there is no procedure "${procedure}".`);
}

export function noStep(game: string, procedure: string, step: string): never {
  throw new GameError(`${game}: procedure "${procedure}" has no step "${step}".`);
}

export function noQuestion(game: string, procedure: string): never {
  throw new GameError(`${game}: procedure "${procedure}" never comes to a question.`);
}

export function noStream(game: string, stream: number): never {
  throw new GameError(`${game}: there is no random stream ${stream}.`);
}
