import { randomUUID } from 'node:crypto'
import type { TokenFlows, Tokens } from '@selvedge/commerce-client'
import type { Device } from '@selvedge/identity-client/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { devices } from '../db/schema.ts'
import { digest, seal, unseal } from '../db/sealed.ts'
import type { SessionStore } from './sessionStore.ts'

/**
 * The maximum number of devices that are listed for a customer; the oldest device is signed out when another device is
 * added.
 */
const MOST_DEVICES = 50

/** Milliseconds after which the platform drops a refresh token that was not used. */
const UNUSED_MS = 200 * 24 * 3_600_000

type Row = typeof devices.$inferSelect

type Dependencies = {
  readonly database: Database
  readonly sessions: SessionStore
  readonly flows: Pick<TokenFlows, 'revoke' | 'refresh'>
  /** Encrypts the stored tokens. */
  readonly secret: string
}

/**
 * The devices where customers are signed in: sessions of pages, and tokens that servers store for a browser.
 */
export const createDeviceStore = ({ database, sessions, flows, secret }: Dependencies) => {
  const rowsOf = (customerId: string): Promise<Row[]> =>
    database.select().from(devices).where(eq(devices.customerId, customerId)).orderBy(desc(devices.createdAt))

  const tokenOf = ({ sealedToken }: Row): string | undefined => {
    const token = unseal(secret, sealedToken)
    return typeof token === 'string' ? token : undefined
  }

  /** Revokes the tokens of devices, and removes the rows. A row stays when the platform does not respond. */
  const end = async (rows: readonly Row[]): Promise<void> => {
    for (const row of rows) {
      const token = tokenOf(row)
      const revoked = token === undefined ? undefined : await flows.revoke(token)
      if (revoked && !revoked.ok) throw new Error('The tokens of a device were not revoked.')
      await database.delete(devices).where(eq(devices.id, row.id))
    }
  }

  /**
   * Whether the platform may still accept the device's tokens. The platform is called only for tokens that are old
   * enough to have been dropped.
   */
  const isSignedIn = async (row: Row): Promise<boolean> => {
    if (row.createdAt.getTime() > Date.now() - UNUSED_MS) return true
    const refreshToken = tokenOf(row)
    const refreshed = refreshToken ? await flows.refresh(refreshToken) : undefined
    return refreshed ? refreshed.ok || refreshed.problem.kind === 'network' : false
  }

  return {
    /** Stores that a server signed a customer in; returns the device's id, `undefined` without a refresh token. */
    add: async (
      customerId: string,
      { refreshToken }: Pick<Tokens, 'refreshToken'>,
      userAgent = '',
    ): Promise<string | undefined> => {
      if (!refreshToken) return undefined
      const id = randomUUID()
      await database.insert(devices).values({
        id,
        customerId,
        userAgent,
        tokenHash: digest(refreshToken),
        sealedToken: seal(secret, refreshToken),
      })
      await end((await rowsOf(customerId)).slice(MOST_DEVICES))
      return id
    },
    /** The devices of a customer, the newest first. */
    list: async (customerId: string): Promise<Device[]> => {
      const rows = await rowsOf(customerId)
      const states = await Promise.all(rows.map(isSignedIn))
      const ended = rows.filter((_, index) => !states[index])
      if (ended.length > 0)
        await database.delete(devices).where(
          inArray(
            devices.id,
            ended.map(({ id }) => id),
          ),
        )
      return [...rows.filter((row) => !ended.includes(row)), ...(await sessions.devices(customerId))]
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(({ id, userAgent, createdAt }) => ({ id, userAgent, signedInAt: createdAt.toISOString() }))
    },
    /** Signs one device of a customer out. Returns whether there was such a device. */
    end: async (customerId: string, id: string): Promise<boolean> => {
      const row = (await rowsOf(customerId)).find((known) => known.id === id)
      if (row) await end([row])
      return row !== undefined || sessions.endById(customerId, id)
    },
    /** Removes the devices of tokens that were revoked elsewhere. */
    forget: async (tokens: readonly string[]): Promise<void> => {
      if (tokens.length > 0)
        await database.delete(devices).where(inArray(devices.tokenHash, tokens.map(digest)))
    },
    /** Removes all devices of a customer whose tokens the platform has revoked, e.g. because of a new password. */
    forgetAll: async (customerId: string): Promise<void> => {
      await database.delete(devices).where(eq(devices.customerId, customerId))
    },
  }
}

export type DeviceStore = ReturnType<typeof createDeviceStore>
