import type { CommerceProblem } from '@selvedge/commerce-client'
import {
  GetDiscountCodeDocument,
  ListDiscountCodesDocument,
  UpdateDiscountCodeDocument,
} from '@selvedge/commerce-client/server'
import { type Context, Hono } from 'hono'
import { runMutation, runQuery } from '../../commerce/commerce.ts'
import { changeElsewhere } from '../audit/operatorAudit.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { actionFields, reasonProblem } from '../page/actionFields.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { lastPage, PAGE_SIZE, pageOf } from '../page/paging.ts'
import { platformProblem } from '../page/platformProblem.ts'
import { sendPage } from '../page/sendPage.tsx'
import { CodePage } from './CodePage.tsx'
import { CodesPage } from './CodesPage.tsx'

const SCOPE = 'manage_discount_codes'

/** The list of discount codes, and the actions that activate and deactivate one. */
export const codeRoutes = ({ database, services }: OperatorParts): Hono<OperatorEnv> => {
  const { server } = services.commerce
  const app = new Hono<OperatorEnv>()

  const sendProblem = (context: Context<OperatorEnv>, failed: CommerceProblem): Response => {
    const problem = platformProblem(failed, SCOPE)
    return sendPage(context, <CodesPage {...{ codes: [], total: 0, page: 1, problem }} />, 503)
  }

  app.get('/', async (context) => {
    const page = pageOf(context.req.query('page'))
    const found = await runQuery(server, ListDiscountCodesDocument, {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    })
    if (!found.ok) return sendProblem(context, found.problem)
    const { results: codes, total } = found.value.discountCodes
    const last = lastPage(context.req.url, page, total)
    if (last) return context.redirect(last, 303)
    return sendPage(context, <CodesPage {...{ codes, total, page, problem: undefined }} />)
  })

  type Typed = { readonly reason: string; readonly reasonError?: string; readonly problem?: string }
  const sendCode = async (context: Context<OperatorEnv>, id: string, typed?: Typed): Promise<Response> => {
    const found = await runQuery(server, GetDiscountCodeDocument, { id })
    if (!found.ok) return sendProblem(context, found.problem)
    const code = found.value.discountCode
    return code
      ? sendPage(context, <CodePage code={code} {...typed} />, typed ? 422 : 200)
      : sendPage(context, <NotFoundPage what="code" />, 404)
  }

  app.get('/:id', (context) => sendCode(context, context.req.param('id')))

  const change = (isActive: boolean) => async (context: Context<OperatorEnv>) => {
    const codeId = context.req.param('id') ?? ''
    const { id, reason } = await actionFields(context, [])
    const reasonError = reasonProblem(reason)
    if (reasonError) return sendCode(context, codeId, { reason, reasonError })
    const found = await runQuery(server, GetDiscountCodeDocument, { id: codeId })
    if (!found.ok) return sendProblem(context, found.problem)
    const code = found.value.discountCode
    if (!code) return sendPage(context, <NotFoundPage what="code" />, 404)
    const result = await changeElsewhere(
      database,
      {
        id,
        operator: context.get('operator') ?? '',
        action: isActive ? 'code-activate' : 'code-deactivate',
        subject: code.code,
        reason,
        before: { isActive: code.isActive },
        after: { isActive },
      },
      async () => {
        const { id: ofCode, version } = code
        const actions = [{ changeIsActive: { isActive } }]
        const saved = await runMutation(server, UpdateDiscountCodeDocument, { id: ofCode, version, actions })
        return saved.ok ? undefined : platformProblem(saved.problem, SCOPE)
      },
    )
    if (result.kind === 'refused') return sendCode(context, codeId, { reason, problem: result.refusal })
    const notice = isActive ? 'code-activated' : 'code-deactivated'
    return context.redirect(`/operator/codes/${codeId}?notice=${notice}`, 303)
  }
  app.post('/:id/activate', change(true))
  app.post('/:id/deactivate', change(false))

  return app
}
