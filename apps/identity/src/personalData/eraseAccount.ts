import { DBOS } from '@dbos-inc/dbos-sdk'
import { orderStatus } from '@selvedge/cart-domain'
import {
  DeleteCartDocument,
  DeleteCustomerDocument,
  DeleteShoppingListDocument,
  FindCartsDocument,
  FindCustomerDocument,
  FindOrderDocument,
  FindShoppingListsDocument,
  type Order,
  UpdateOrderDocument,
} from '@selvedge/commerce-client/server'
import type { Logger } from 'pino'
import { type Commerce, runMutation, runQuery, valueOrThrow } from '../commerce/commerce.ts'
import type { Database } from '../db/openDatabase.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { StepObserver } from '../order/steps.ts'
import type { ReturnStore } from '../returns/returnStore.ts'
import type { Sites } from '../sites/createSites.ts'
import type { AccountDeletions } from './accountDeletions.ts'
import { erasureMailKey, personalTables, personOf } from './personalTables.ts'

/** The steps of an erasure, in their order; the workflow's history contains the names. */
export const eraseSteps = [
  'announceErasure',
  'eraseOrders',
  'eraseCarts',
  'eraseLists',
  'eraseTables',
  'deleteCustomer',
  'finishErasure',
] as const

type Dependencies = {
  readonly database: Database
  readonly commerce: Commerce
  readonly mailer: Mailer
  readonly deletions: AccountDeletions
  readonly sites: Pick<Sites, 'forSite'>
  readonly returns: Pick<ReturnStore, 'isWaiting'>
  readonly retryMs: number
  readonly log: Logger
}

type Address = Order['shippingAddress']

/** Reduces an address to the parts that tax records require. */
const anonymous = (address: Address) =>
  address ? { country: address.country, ...(address.state ? { state: address.state } : {}) } : null

/** Fields of an order's custom type that a shopper typed. */
const typedFields = ['giftTo', 'giftFrom', 'giftMessage']

/**
 * The actions that remove the customer's data from an order. The order keeps its number, lines, amounts and payments.
 */
const anonymise = ({ shippingAddress, billingAddress, custom, customerEmail }: Order) => [
  ...(custom?.customFieldsRaw ?? [])
    .filter(({ name }) => typedFields.includes(name))
    .map(({ name }) => ({ setCustomField: { name, value: null } })),
  ...(shippingAddress ? [{ setShippingAddress: { address: anonymous(shippingAddress) } }] : []),
  ...(billingAddress ? [{ setBillingAddress: { address: anonymous(billingAddress) } }] : []),
  ...(customerEmail ? [{ setCustomerEmail: { email: null } }] : []),
  { setCustomerId: { customerId: null } },
]

/**
 * Erases accounts as a durable workflow: orders are kept without the customer, everything else is deleted. Every finished step is
 * recorded, and a repeated step has no further effect. Returns the job that starts the erasures that are due.
 */
export const registerEraseAccount = (dependencies: Dependencies, observe: StepObserver = () => undefined) => {
  const { database, commerce, mailer, deletions, sites, returns, retryMs, log } = dependencies
  const { server } = commerce

  const findCustomer = async (id: string) =>
    valueOrThrow(await runQuery(server, FindCustomerDocument, { id })).customer
  const findOrder = async (where: string): Promise<Order | undefined> =>
    valueOrThrow(await runQuery(server, FindOrderDocument, { where })).orders.results[0]
  const ofCustomer = (id: string): string => `customerId = "${id}"`

  const announceErasure = async (id: string): Promise<void> => {
    const customer = await findCustomer(id)
    if (customer)
      await sites.forSite(await deletions.siteOf(id), () =>
        mailer.store({
          key: erasureMailKey({ customerId: id }),
          to: customer.email,
          subject: 'Your account has been deleted',
          text: 'As you asked, we have deleted your account. Your past orders stay without your name and addresses, as the law requires. Thank you for having been with us.',
        }),
      )
  }
  const eraseOrders = async (id: string): Promise<void> => {
    for (let order = await findOrder(ofCustomer(id)); order; order = await findOrder(ofCustomer(id)))
      valueOrThrow(
        await runMutation(server, UpdateOrderDocument, {
          id: order.id,
          version: order.version,
          actions: anonymise(order),
        }),
      )
  }
  const findCart = async (id: string) =>
    valueOrThrow(await runQuery(server, FindCartsDocument, { where: ofCustomer(id) })).carts.results[0]
  const eraseCarts = async (id: string): Promise<void> => {
    for (let cart = await findCart(id); cart; cart = await findCart(id))
      valueOrThrow(await runMutation(server, DeleteCartDocument, { id: cart.id, version: cart.version }))
  }
  const eraseLists = async (id: string): Promise<void> => {
    const where = `customer(id = "${id}")`
    const { shoppingLists } = valueOrThrow(await runQuery(server, FindShoppingListsDocument, { where }))
    for (const list of shoppingLists.results)
      valueOrThrow(
        await runMutation(server, DeleteShoppingListDocument, { id: list.id, version: list.version }),
      )
    if (shoppingLists.results.length > 0) await eraseLists(id)
  }
  const eraseTables = async (id: string): Promise<void> => {
    const person = personOf(id, (await findCustomer(id))?.email ?? '')
    for (const table of Object.values(personalTables(database))) await table.erase(person)
  }
  const deleteCustomer = async (id: string): Promise<void> => {
    const customer = await findCustomer(id)
    if (customer)
      valueOrThrow(await runMutation(server, DeleteCustomerDocument, { id, version: customer.version }))
  }
  const run: Readonly<Record<(typeof eraseSteps)[number], (id: string) => Promise<void>>> = {
    announceErasure,
    eraseOrders,
    eraseCarts,
    eraseLists,
    eraseTables,
    deleteCustomer,
    finishErasure: deletions.finish,
  }

  const workflow = DBOS.registerWorkflow(
    async (id: string): Promise<void> => {
      for (const name of eraseSteps)
        await DBOS.runStep(
          async () => {
            await observe(name, 'before', id)
            await run[name](id)
            await observe(name, 'after', id)
          },
          { name, retriesAllowed: true, intervalSeconds: retryMs / 1000, backoffRate: 2, maxAttempts: 7 },
        )
      log.info({ customerId: id }, 'account erased')
    },
    { name: 'eraseAccount' },
  )

  /** Whether an order of the customer still has to be produced or delivered. */
  const hasOrderInProgress = async (id: string): Promise<boolean> => {
    const open = await findOrder(
      `${ofCustomer(id)} and orderState != "Cancelled" and orderState != "Complete" and (shipmentState is not defined or shipmentState != "Delivered")`,
    )
    return open !== undefined && orderStatus(open) === 'In Progress'
  }

  /** Starts the erasures that are due. An erasure that failed for good starts again the next day. */
  return async (): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10)
    for (const id of await deletions.due()) {
      if ((await hasOrderInProgress(id)) || (await returns.isWaiting(id))) await deletions.postpone(id)
      else if (await deletions.claim(id))
        await DBOS.startWorkflow(workflow, { workflowID: `erase:${id}:${day}` })(id)
    }
  }
}
