import { randomUUID } from 'node:crypto'
import type { Tokens } from '@selvedge/commerce-client'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/openDatabase.ts'
import { sessions } from '../db/schema.ts'
import { digest, newSecret, seal, unseal } from '../db/sealed.ts'

/** Milliseconds for which a session is valid after it was started or refreshed. */
export const SESSION_MS = 180 * 24 * 3_600_000

/** The owner of a session. */
export type Owner = { readonly customerId?: string; readonly anonymousId?: string }

/** A visitor's session, decrypted with the id in their cookie. */
export type Session = Owner & {
  readonly id: string
  readonly visitorId: string
  readonly formerAnonymousId?: string
  readonly tokens: Tokens
}

type Draft = Owner & {
  readonly tokens: Tokens
  readonly visitorId?: string | undefined
  readonly formerAnonymousId?: string | undefined
  readonly userAgent?: string | undefined
}

const StoredTokens = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})

const tokensOf = (value: unknown): Tokens | undefined => {
  const parsed = v.safeParse(StoredTokens, value)
  if (!parsed.success) return undefined
  const { refreshToken, ...rest } = parsed.output
  return refreshToken ? { ...rest, refreshToken } : rest
}

/** Sessions in Postgres. A row is found by the digest of its id, and only the id decrypts its tokens. */
export const createSessionStore = (database: Database, now: () => number = Date.now) => {
  const end = async (id: string): Promise<void> => {
    await database.delete(sessions).where(eq(sessions.idHash, digest(id)))
  }

  const begin = async ({
    tokens,
    visitorId = randomUUID(),
    userAgent = '',
    ...rest
  }: Draft): Promise<Session> => {
    const id = newSecret()
    const { customerId, anonymousId, formerAnonymousId } = rest
    await database.insert(sessions).values({
      idHash: digest(id),
      visitorId,
      customerId,
      anonymousId,
      formerAnonymousId,
      sealedTokens: seal(id, tokens),
      userAgent,
      expiresAt: new Date(now() + SESSION_MS),
    })
    return {
      id,
      visitorId,
      tokens,
      ...(customerId ? { customerId } : {}),
      ...(anonymousId ? { anonymousId } : {}),
      ...(formerAnonymousId ? { formerAnonymousId } : {}),
    }
  }

  return {
    begin,
    end,
    /** The session of a cookie; `undefined` when it is unknown, expired or damaged. */
    find: async (id: string): Promise<Session | undefined> => {
      const [row] = await database
        .select()
        .from(sessions)
        .where(and(eq(sessions.idHash, digest(id)), gt(sessions.expiresAt, new Date(now()))))
      const tokens = row && tokensOf(unseal(id, row.sealedTokens))
      if (!row || !tokens) return undefined
      return {
        id,
        visitorId: row.visitorId,
        tokens,
        ...(row.customerId ? { customerId: row.customerId } : {}),
        ...(row.anonymousId ? { anonymousId: row.anonymousId } : {}),
        ...(row.formerAnonymousId ? { formerAnonymousId: row.formerAnonymousId } : {}),
      }
    },
    /** Replaces the tokens of a session with refreshed ones. */
    updateTokens: async (id: string, tokens: Tokens): Promise<void> => {
      await database
        .update(sessions)
        .set({ sealedTokens: seal(id, tokens), expiresAt: new Date(now() + SESSION_MS) })
        .where(eq(sessions.idHash, digest(id)))
    },
    /** Replaces a session by one with a new id after a login or logout; the old id is invalid from now on. */
    rotate: async (old: Session | undefined, draft: Draft): Promise<Session> => {
      const session = await begin({ ...draft, visitorId: draft.visitorId ?? old?.visitorId })
      if (old) await end(old.id)
      return session
    },
    /** Ends all sessions of a customer except one. */
    endOthers: async (customerId: string, exceptId?: string): Promise<void> => {
      await database
        .delete(sessions)
        .where(
          and(
            eq(sessions.customerId, customerId),
            exceptId ? ne(sessions.idHash, digest(exceptId)) : undefined,
          ),
        )
    },
    /** Ends the session of a customer whose row has this id. Returns whether there was such a session. */
    endById: async (customerId: string, idHash: string): Promise<boolean> =>
      (
        await database
          .delete(sessions)
          .where(and(eq(sessions.customerId, customerId), eq(sessions.idHash, idHash)))
          .returning({ idHash: sessions.idHash })
      ).length > 0,
    /** The sessions of a customer, as devices of the account. */
    devices: async (customerId: string) =>
      (
        await database
          .select()
          .from(sessions)
          .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, new Date(now()))))
      ).map(({ idHash, userAgent, createdAt }) => ({ id: idHash, userAgent, createdAt })),
    removeExpired: async (): Promise<void> => {
      await database.delete(sessions).where(lt(sessions.expiresAt, new Date(now())))
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
