import { LANGUAGES, type Language } from '@naos/words';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { device } from './device.ts';

/** How this person likes the site; kept on this device. `auto` follows the browser or the device. */
export interface Settings {
  readonly language: Language | 'auto';
  readonly theme: 'auto' | 'papyrus' | 'night';
  readonly motion: 'auto' | 'full' | 'still';
  /** How quickly bots move and staged moments run. */
  readonly pace: 'calm' | 'brisk' | 'instant';
  /** Whether a coach speaks at tables with bots; `offer`: the first game asks. */
  readonly coach: 'offer' | 'on' | 'off';
  readonly sound: boolean;
  /** A buzz when it is one's turn, on devices that can. */
  readonly vibration: boolean;
  /** Stronger patterns on spaces and resources, for eyes that tell colours apart less well. */
  readonly patterns: boolean;
  /** Size of all text, in percent. */
  readonly textSize: 100 | 115 | 130 | 150 | 200;
  /** Ask before a step that can't be taken back; `auto`: on touch screens, where a finger slips. */
  readonly confirm: 'auto' | 'on' | 'off';
  /** Take a move by itself when it is the only one. */
  readonly autoSkip: boolean;
  readonly textMode: boolean;
  /** This device is a hand beside a big screen: no board, what is one's own and what one decides. */
  readonly handOnly: boolean;
  readonly name: string;
}

const STANDARD: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'calm',
  coach: 'offer',
  sound: true,
  vibration: false,
  patterns: false,
  textSize: 100,
  confirm: 'auto',
  autoSkip: true,
  textMode: false,
  handOnly: false,
  name: '',
};

export const useSettings = create<Settings>()(
  persist(() => STANDARD, { name: 'naos.settings', storage: createJSONStorage(() => device) }),
);

/** Changes some settings. */
export function changeSettings(part: Partial<Settings>): void {
  useSettings.setState(part);
}

/** The language to speak: the chosen one, or the browser's. */
export function languageOf({ language }: Settings): Language {
  if (language !== 'auto') return language;
  return LANGUAGES.find((known) => navigator.language.startsWith(known)) ?? 'en';
}

const holds = (query: string): boolean => window.matchMedia(query).matches;

export function themeOf({ theme }: Settings): 'papyrus' | 'night' {
  if (theme !== 'auto') return theme;
  return holds('(prefers-color-scheme: dark)') ? 'night' : 'papyrus';
}

export function stillOf({ motion }: Settings): boolean {
  return motion === 'auto' ? holds('(prefers-reduced-motion: reduce)') : motion === 'still';
}

/** One step of a staged moment in milliseconds. */
const BEATS = { calm: 500, brisk: 250, instant: 0 } as const;
export const CALM_BEAT_MS = BEATS.calm;

export function beatOf(settings: Settings): number {
  return stillOf(settings) ? 0 : BEATS[settings.pace];
}

/** How long bots pretend to think, against the calm pace: time to read what they did, with motion and without. */
export function patienceOf({ pace }: Settings): number {
  return BEATS[pace] / BEATS.calm;
}

export function confirmOf({ confirm }: Settings): boolean {
  return confirm === 'auto' ? holds('(pointer: coarse)') : confirm === 'on';
}

/** Keeps the page's root in step with the settings. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  root.lang = languageOf(settings);
  root.dataset.theme = themeOf(settings);
  root.dataset.still = String(stillOf(settings));
  root.dataset.patterns = settings.patterns ? 'strong' : 'plain';
  root.style.setProperty('--text', String(settings.textSize / 100));
  const colour = themeOf(settings) === 'night' ? '#1b1f28' : '#fbf6ea';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
