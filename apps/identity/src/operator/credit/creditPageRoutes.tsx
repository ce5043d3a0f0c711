import { Currency } from '@selvedge/identity-client/contract'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { createLedger } from '../../ledger/createLedger.ts'
import { changeWithAudit } from '../audit/operatorAudit.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { actionFields, reasonProblem } from '../page/actionFields.ts'
import { formatCents } from '../page/format.tsx'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { sendPage } from '../page/sendPage.tsx'
import { adjustmentAmount } from './adjustmentAmount.ts'
import { type AdjustmentForm, CreditPage } from './CreditPage.tsx'
import { CreditSearchPage } from './CreditSearchPage.tsx'
import { customerById, customersByEmail } from './creditCustomers.ts'
import { adjustmentKey, readMovements } from './movements.ts'

/** Finds customers, shows their store credit, and adjusts it. */
export const creditPageRoutes = ({ database, services }: OperatorParts): Hono<OperatorEnv> => {
  const { ledger } = services
  const app = new Hono<OperatorEnv>()

  app.get('/', async (context) => {
    const email = (context.req.query('email') ?? '').trim().slice(0, 254)
    const customers = email === '' ? [] : await customersByEmail(services, email)
    return sendPage(context, <CreditSearchPage {...{ email, customers }} />)
  })

  const sendCredit = async (
    context: Context<OperatorEnv>,
    id: string,
    form?: AdjustmentForm,
  ): Promise<Response> => {
    const customer = await customerById(services, id)
    if (!customer) return sendPage(context, <NotFoundPage what="customer" />, 404)
    const [balances, movements] = await Promise.all([ledger.balances(id), readMovements(database, id)])
    const empty = { currency: balances[0]?.currency ?? 'USD', amount: '', reason: '' }
    return sendPage(
      context,
      <CreditPage
        {...{ customer, balances, movements }}
        currencies={Currency.options}
        form={form ?? empty}
      />,
      form ? 422 : 200,
    )
  }

  app.get('/:id', (context) => sendCredit(context, context.req.param('id')))

  app.post('/:id/adjust', async (context) => {
    const customerId = context.req.param('id')
    const { id, reason, fields } = await actionFields(context, ['currency', 'amount'])
    const form = { ...fields, reason }
    const currency = v.safeParse(Currency, fields.currency)
    const amount = adjustmentAmount(fields.amount)
    const reasonError = reasonProblem(reason)
    if (!currency.success || 'problem' in amount || reasonError)
      return sendCredit(context, customerId, {
        ...form,
        problem: currency.success ? undefined : 'Choose one of the currencies.',
        amountError: 'problem' in amount ? amount.problem : undefined,
        reasonError,
      })
    // The customer has to exist, because the credit of a missing account could never be spent.
    if (!(await customerById(services, customerId)))
      return sendPage(context, <NotFoundPage what="customer" />, 404)
    const { cents } = amount
    const before = await ledger.balance(customerId, currency.output)
    const result = await changeWithAudit(
      database,
      {
        id,
        operator: context.get('operator') ?? '',
        action: 'credit-adjust',
        subject: customerId,
        reason,
        after: { cents, currency: currency.output },
      },
      async (transaction) =>
        (await createLedger(transaction).adjust(adjustmentKey(id), customerId, currency.output, cents))
          ? undefined
          : `There is only ${formatCents(before, currency.output)}, and the credit never falls below zero. Enter a smaller amount.`,
    )
    if (result.kind === 'refused')
      return sendCredit(context, customerId, { ...form, amountError: result.refusal })
    return context.redirect(`/operator/credit/${customerId}?notice=credit-adjusted`, 303)
  })

  return app
}
