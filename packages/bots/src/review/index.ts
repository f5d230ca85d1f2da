export { type Course, luckAndPlay, type Parts } from './luck.ts';
export { type Opinion, opinionFrom } from './opinion.ts';
