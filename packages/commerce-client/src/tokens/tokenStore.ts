import type { Tokens } from './tokens.ts'

/** The owner of a token: the signed-in customer, or the guest. */
export type TokenKind = 'customer' | 'anonymous'

/**
 * Stores a visitor's tokens. `write` with `undefined` deletes a token. Wrap a store that may throw in {@link
 * withMemoryFallback}.
 */
export type TokenStore = {
  readonly read: (kind: TokenKind) => Tokens | undefined | Promise<Tokens | undefined>
  readonly write: (kind: TokenKind, tokens: Tokens | undefined) => void | Promise<void>
}

/** Creates a store that keeps tokens in memory, for the lifetime of the page or process. */
export const memoryTokenStore = (): TokenStore => {
  const stored = new Map<TokenKind, Tokens | undefined>()
  return {
    read: (kind) => stored.get(kind),
    write: (kind, tokens) => {
      stored.set(kind, tokens)
    },
  }
}

/** Wraps a store that may throw, such as full or blocked browser storage, and falls back to memory. */
export const withMemoryFallback = (store: TokenStore): TokenStore => {
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
