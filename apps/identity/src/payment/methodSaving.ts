import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { cardRemovals, pendingMethods } from '../db/schema.ts'
import type { StepObserver } from '../order/steps.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { CardProvider, ReadOptions, SavedPayment } from '../providers/paymentProvider.ts'
import { createSavedCardStore, type SavedCard } from './savedCardStore.ts'

type Dependencies = {
  readonly database: Database
  readonly providers: Providers
  readonly log: Logger
  /** Milliseconds after which no request works on a pending method any more. */
  readonly patienceMs: number
  readonly observe?: StepObserver | undefined
}

/** A payment method, by the token under which its provider stores it. */
type Stored = { readonly provider: string; readonly token: string }

type Input = {
  /** A token from the browser. */
  readonly token: string
  readonly nickname?: string | undefined
  readonly isDefault?: boolean | undefined
}

/** The maximum number of pending methods in one round. */
const ROUND = 100

const isMethod = ({ provider, token }: Stored) =>
  and(eq(pendingMethods.provider, provider), eq(pendingMethods.token, token))

/**
 * Saves payment methods for customers. A method becomes pending before its provider stores it, and it remains pending
 * until it is saved here. When a process dies in between, the method is neither lost nor stored twice: a repeated
 * request finds the method by the provider's token, and without such a request a job saves it.
 */
export const createMethodSaving = ({
  database,
  providers,
  log,
  patienceMs,
  observe = () => undefined,
}: Dependencies) => {
  /** Ends the saving of a method that the provider or the shop refused. */
  const abandon = async (method: Stored): Promise<void> => {
    await database.delete(pendingMethods).where(isMethod(method))
  }

  /**
   * Requests that the provider stores the payment for which the browser got `token`. Returns `undefined` when the
   * provider refuses. The caller must call `store` or `abandon` afterwards.
   */
  const read = async (
    customerId: string,
    provider: CardProvider,
    { token, nickname, isDefault }: Input,
    options: ReadOptions,
  ): Promise<SavedPayment | undefined> => {
    const method = { provider: provider.name, token: provider.tokenOf(token, options.owner) }
    await database
      .insert(pendingMethods)
      .values({ ...method, customerId, nickname: nickname ?? '', isDefault: isDefault === true })
      .onConflictDoNothing()
    await observe('readMethod', 'before', method.token)
    const payment = await provider.read(token, options)
    await observe('readMethod', 'after', method.token)
    if (!payment || payment.isOneTime) await abandon(method)
    return payment
  }

  /**
   * Saves a pending method, once. Returns `undefined` when the method is not pending any more, for example after the
   * account was deleted.
   */
  const store = async (
    transaction: Database,
    customerId: string,
    payment: SavedPayment,
  ): Promise<SavedCard | undefined> => {
    // The lock makes a customer's methods wait for each other: two that are saved at once would both become the
    // default.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 43))`)
    const cards = createSavedCardStore(transaction)
    const [pending] = await transaction.delete(pendingMethods).where(isMethod(payment)).returning()
    if (!pending) return cards.findSame(customerId, payment)
    const saved = await cards.save(customerId, payment, pending.nickname)
    if (pending.isDefault) await cards.makeDefault(customerId, saved.id)
    return { ...saved, isDefault: pending.isDefault || saved.isDefault }
  }

  return {
    read,
    store,
    abandon,
    /**
     * Saves a method outside checkout; `undefined` when its provider refuses it. A method that is saved already stays
     * as it is.
     */
    save: async (customerId: string, input: Input, options: ReadOptions): Promise<SavedCard | undefined> => {
      const payment = await read(customerId, providers.cards, input, options)
      if (!payment) return undefined
      const { provider, token } = payment
      return database.transaction(async (transaction) => {
        const saved = await store(transaction, customerId, payment)
        // The method was saved before under another token. The provider now has it twice, so the new copy is deleted
        // there.
        if (saved?.token !== token)
          await transaction.insert(cardRemovals).values({ provider, token }).onConflictDoNothing()
        return saved
      })
    },
    /**
     * Saves the methods that are still pending because a process died, the oldest first. Stops at the first failure.
     */
    finishAll: async (): Promise<void> => {
      const rows = await database
        .select()
        .from(pendingMethods)
        .where(lt(pendingMethods.createdAt, new Date(Date.now() - patienceMs)))
        .orderBy(asc(pendingMethods.createdAt))
        .limit(ROUND)
      for (const { provider, token, customerId } of rows) {
        try {
          const payment = await providers.storedBy(provider)?.find(token)
          if (payment) await database.transaction((transaction) => store(transaction, customerId, payment))
          else await abandon({ provider, token })
        } catch (error) {
          log.warn({ provider, reason: error }, 'payment method is not saved yet')
          return
        }
      }
    },
  }
}

export type MethodSaving = ReturnType<typeof createMethodSaving>
