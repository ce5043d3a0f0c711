import type { EmailOption, Preferences } from '@selvedge/identity-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/openDatabase.ts'
import { preferences } from '../db/schema.ts'
import { defaultPreferences } from './preferences.ts'

type Row = typeof preferences.$inferSelect
type Changed = { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined }

const locales = ['en-US', 'en-AU', 'en-CA', 'en-GB', 'en'] as const

const renderPreferences = (row: Row): Preferences => ({
  adult_content: row.adultContent,
  country: row.country,
  currency: row.currency,
  locale: locales.find((locale) => locale === row.locale) ?? defaultPreferences.locale,
  measurement_system: row.measurementSystem,
})

const rowOf = (kept: Preferences) => ({
  adultContent: kept.adult_content,
  country: kept.country,
  currency: kept.currency,
  locale: kept.locale,
  measurementSystem: kept.measurement_system,
})

/** Stores preferences by owner. */
export const createPreferenceStore = (database: Database) => {
  const row = async (owner: string): Promise<Row | undefined> =>
    (await database.select().from(preferences).where(eq(preferences.owner, owner)))[0]

  const find = async (owner: string): Promise<Preferences> => {
    const kept = await row(owner)
    return kept ? renderPreferences(kept) : defaultPreferences
  }

  const write = async (owner: string, kept: Preferences, emails?: EmailOption): Promise<void> => {
    const values = { ...rowOf(kept), ...(emails ? { emails } : {}), updatedAt: new Date() }
    await database
      .insert(preferences)
      .values({ owner, ...values })
      .onConflictDoUpdate({ target: preferences.owner, set: values })
  }

  return {
    find,
    /** Updates the given preferences; returns all of them. */
    change: async (owner: string, changed: Changed): Promise<Preferences> => {
      const before = await find(owner)
      const next: Preferences = {
        adult_content: changed.adult_content ?? before.adult_content,
        country: changed.country ?? before.country,
        currency: changed.currency ?? before.currency,
        locale: changed.locale ?? before.locale,
        measurement_system: changed.measurement_system ?? before.measurement_system,
      }
      await write(owner, next)
      return next
    },
    emails: async (owner: string): Promise<EmailOption> => (await row(owner))?.emails ?? 'none',
    setEmails: async (owner: string, emails: EmailOption): Promise<void> =>
      write(owner, await find(owner), emails),
    /** Copies a guest's preferences to the customer who signs in, unless the customer already has preferences. */
    inherit: async (from: string, to: string): Promise<void> => {
      const kept = await row(from)
      if (!kept || from === to) return
      await database
        .insert(preferences)
        .values({ ...kept, owner: to })
        .onConflictDoNothing()
    },
  }
}

export type PreferenceStore = ReturnType<typeof createPreferenceStore>
