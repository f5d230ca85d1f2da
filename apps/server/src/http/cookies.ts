import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Browsers take such a cookie from this very host over https alone: no other machine of the domain can plant one. */
const PREFIX = '__Host-';

/** A cookie of ours: over https with the prefix, which one of the version before has not. */
export class OwnCookie {
  private readonly name: string;
  private readonly sameSite: 'lax' | 'strict';
  private readonly isSecure: boolean;

  constructor({ publicUrl }: Settings, name: string, sameSite: 'lax' | 'strict') {
    this.name = name;
    this.sameSite = sameSite;
    this.isSecure = publicUrl?.protocol === 'https:';
  }

  read({ cookies }: FastifyRequest): string | undefined {
    return (this.isSecure ? cookies[`${PREFIX}${this.name}`] : undefined) ?? cookies[this.name];
  }

  /** Whether it came without the prefix that it should have. */
  isOld({ cookies }: FastifyRequest): boolean {
    return this.isSecure && cookies[this.name] !== undefined;
  }

  write(reply: FastifyReply, value: string, maxAge?: number): void {
    const { isSecure: secure, sameSite } = this;
    const name = secure ? `${PREFIX}${this.name}` : this.name;
    reply.setCookie(name, value, {
      httpOnly: true,
      sameSite,
      secure,
      path: '/',
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }

  clear(reply: FastifyReply): void {
    if (this.isSecure) reply.clearCookie(`${PREFIX}${this.name}`, { path: '/', secure: true });
    this.clearOld(reply);
  }

  clearOld(reply: FastifyReply): void {
    reply.clearCookie(this.name, { path: '/' });
  }
}
