import type { Tokens } from './tokens.ts'

/** Whose token: the signed-in customer's, or the guest's. */
export type TokenKind = 'customer' | 'anonymous'

/** Where a visitor's tokens are kept. `write` with `undefined` forgets one. One that throws goes into {@link sturdyTokenStore}. */
export type TokenStore = {
  readonly read: (kind: TokenKind) => Tokens | undefined | Promise<Tokens | undefined>
  readonly write: (kind: TokenKind, tokens: Tokens | undefined) => void | Promise<void>
}

/** Tokens for as long as the page or process lives. */
export const memoryTokenStore = (): TokenStore => {
  const held = new Map<TokenKind, Tokens | undefined>()
  return {
    read: (kind) => held.get(kind),
    write: (kind, tokens) => {
      held.set(kind, tokens)
    },
  }
}

/** A store that falls back to memory where another one throws, as browsers' storages do when full or forbidden (spec §9). */
export const sturdyTokenStore = (store: TokenStore): TokenStore => {
  const memory = memoryTokenStore()
  const failed = new Set<TokenKind>()
  return {
    read: async (kind) => {
      if (failed.has(kind)) return memory.read(kind)
      try {
        return await store.read(kind)
      } catch {
        return memory.read(kind)
      }
    },
    write: async (kind, tokens) => {
      await memory.write(kind, tokens)
      try {
        await store.write(kind, tokens)
        failed.delete(kind)
      } catch {
        failed.add(kind)
      }
    },
  }
}
