import {
  FindCartsDocument,
  FindCustomerDocument,
  FindOrdersDocument,
  FindShoppingListsDocument,
  type Order,
} from '@selvedge/commerce-client/server'
import type { PersonalData } from '@selvedge/identity-client/contract'
import type { Caller } from '../caller/caller.ts'
import { type Commerce, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import { personalTables, personOf } from './personalTables.ts'

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly ledger: Ledger
}

/** Collects everything that the platform and this service store about a customer, by kind. */
export const createPersonalDataExport =
  ({ database, commerce: { server }, ledger }: Dependencies) =>
  async ({ customerId = '' }: Caller): Promise<PersonalData> => {
    const where = `customerId = "${customerId}"`

    const allOrders = async (found: readonly Order[] = []): Promise<readonly Order[]> => {
      const page = valueOrThrow(
        await runQuery(server, FindOrdersDocument, { where, offset: found.length }),
      ).orders
      const all = [...found, ...page.results]
      return page.results.length === 0 || all.length >= page.total ? all : allOrders(all)
    }
    type Lists = Awaited<ReturnType<typeof readLists>>['results']
    const readLists = async (offset: number) =>
      valueOrThrow(
        await runQuery(server, FindShoppingListsDocument, {
          where: `customer(id = "${customerId}")`,
          offset,
        }),
      ).shoppingLists
    const allLists = async (found: Lists = []): Promise<Lists> => {
      const page = await readLists(found.length)
      const all = [...found, ...page.results]
      return page.results.length === 0 || all.length >= page.total ? all : allLists(all)
    }
    const creditOf = async ({ currency, cents }: { currency: string; cents: number }) => ({
      currency,
      cents,
      history: await ledger.history(customerId, currency, 10_000),
    })

    const { customer } = valueOrThrow(await runQuery(server, FindCustomerDocument, { id: customerId }))
    const [orders, carts, lists, balances] = await Promise.all([
      allOrders(),
      runQuery(server, FindCartsDocument, { where: `${where} and cartState = "Active"` }).then(valueOrThrow),
      allLists(),
      ledger.balances(customerId),
    ])
    const person = personOf(customerId, customer?.email ?? '')
    const stored: Record<string, unknown> = {}
    for (const [name, table] of Object.entries(personalTables(database)))
      if (table.read) stored[name] = await table.read(person)
    return {
      exportedAt: new Date().toISOString(),
      customer,
      orders,
      carts: carts.carts.results,
      wishlists: lists,
      storeCredit: await Promise.all(balances.map(creditOf)),
      ...stored,
    }
  }

export type PersonalDataExport = ReturnType<typeof createPersonalDataExport>
