import { Brain, HandHeart, Laugh, type LucideIcon, PartyPopper, ThumbsUp, Zap } from 'lucide-react';

/** What is said with one press; each is a line of the chat like any other, which older pages show as its letter. */
export const REACTIONS = [
  { sign: '👍', name: 'talk.well-done', Icon: ThumbsUp },
  { sign: '👏', name: 'talk.bravo', Icon: PartyPopper },
  { sign: '😂', name: 'talk.funny', Icon: Laugh },
  { sign: '😮', name: 'talk.surprised', Icon: Zap },
  { sign: '🤔', name: 'talk.thinking', Icon: Brain },
  { sign: '🙏', name: 'talk.thanks', Icon: HandHeart },
] as const satisfies readonly { sign: string; name: string; Icon: LucideIcon }[];
