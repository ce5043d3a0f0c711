import { FindInventoryEntriesDocument, UpdateInventoryEntryDocument } from '@selvedge/commerce-client/server'
import { type Context, Hono } from 'hono'
import { runMutation, runQuery } from '../../commerce/commerce.ts'
import { changeElsewhere } from '../audit/operatorAudit.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { actionFields, reasonProblem } from '../page/actionFields.ts'
import { platformProblem } from '../page/platformProblem.ts'
import { sendPage } from '../page/sendPage.tsx'
import { type StockForm, StockPage } from './StockPage.tsx'
import { stockQuantity } from './stockQuantity.ts'

const SCOPE = 'manage_products'

/** The stock of a SKU, and the action that sets it. */
export const stockRoutes = ({ database, services }: OperatorParts): Hono<OperatorEnv> => {
  const { server } = services.commerce
  const app = new Hono<OperatorEnv>()

  const find = async (sku: string) => {
    const where = `sku = ${JSON.stringify(sku)}`
    const found = await runQuery(server, FindInventoryEntriesDocument, { where, limit: 1 })
    return found.ok
      ? { entry: found.value.inventoryEntries.results[0], problem: undefined }
      : { entry: undefined, problem: platformProblem(found.problem, SCOPE) }
  }
  const sendStock = async (
    context: Context<OperatorEnv>,
    sku: string,
    form?: StockForm,
  ): Promise<Response> => {
    const found = sku === '' ? { entry: undefined, problem: undefined } : await find(sku)
    const status = found.problem ? 503 : form ? 422 : 200
    return sendPage(context, <StockPage {...{ sku, ...found, form }} />, status)
  }

  app.get('/', (context) => sendStock(context, (context.req.query('sku') ?? '').trim().slice(0, 256)))

  app.post('/', async (context) => {
    const { id, reason, fields } = await actionFields(context, ['sku', 'version', 'quantity'])
    const form = { quantity: fields.quantity, reason }
    const quantity = stockQuantity(fields.quantity)
    const reasonError = reasonProblem(reason)
    if ('problem' in quantity || reasonError)
      return sendStock(context, fields.sku, {
        ...form,
        quantityError: 'problem' in quantity ? quantity.problem : undefined,
        reasonError,
      })
    const { entry } = await find(fields.sku)
    if (!entry) return sendStock(context, fields.sku)
    const { units } = quantity
    const result = await changeElsewhere(
      database,
      {
        id,
        operator: context.get('operator') ?? '',
        action: 'stock-set',
        subject: entry.sku,
        reason,
        before: { quantity: entry.quantityOnStock },
        after: { quantity: units },
      },
      async () => {
        // Sends the version that the form contains, because an order may have changed the stock after the form was
        // shown.
        const saved = await runMutation(server, UpdateInventoryEntryDocument, {
          id: entry.id,
          version: Number(fields.version) || entry.version,
          actions: [{ changeQuantity: { quantity: units } }],
        })
        return saved.ok ? undefined : platformProblem(saved.problem, SCOPE)
      },
    )
    if (result.kind === 'refused') return sendStock(context, fields.sku, { ...form, problem: result.refusal })
    return context.redirect(`/operator/stock?sku=${encodeURIComponent(entry.sku)}&notice=stock-set`, 303)
  })

  return app
}
