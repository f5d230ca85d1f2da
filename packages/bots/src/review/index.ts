export { type Course, luckAndPlay, type Parts, type Step, shareIn } from './luck.ts';
export { type Opinion, opinionFrom } from './opinion.ts';
export { lookedBack } from './second-look.ts';
