import { Hono } from 'hono'
import { guardOperatorForms } from './access/guardOperatorForms.ts'
import { loginRoutes } from './access/loginRoutes.tsx'
import { createOperatorCookie } from './access/operatorCookie.ts'
import { createOperatorSessions } from './access/operatorSessions.ts'
import { requireOperator } from './access/requireOperator.ts'
import { assetRoutes } from './assets/assetRoutes.ts'
import { actionRoutes } from './audit/actionRoutes.tsx'
import { codeRoutes } from './codes/codeRoutes.tsx'
import { creditPageRoutes } from './credit/creditPageRoutes.tsx'
import { experimentPageRoutes } from './experiments/experimentPageRoutes.tsx'
import { mailPageRoutes } from './mails/mailPageRoutes.tsx'
import type { OperatorEnv, OperatorParts } from './operatorParts.ts'
import { orderPageRoutes } from './orders/orderPageRoutes.tsx'
import { NotFoundPage } from './page/NotFoundPage.tsx'
import { sendPage } from './page/sendPage.tsx'
import { siteRoutes } from './sites/siteRoutes.tsx'
import { stockRoutes } from './stock/stockRoutes.tsx'

/** Creates the operator's pages, below `/operator`. */
export const createOperatorApp = (parts: OperatorParts): Hono<OperatorEnv> => {
  const { database, services, key, publicUrl } = parts
  const app = new Hono<OperatorEnv>().basePath('/operator')
  app.route('/assets', assetRoutes())
  app.use(guardOperatorForms(publicUrl))
  // Responds with 404 to a URL that contains NUL. The database cannot store NUL, so no row matches.
  app.use((context, next) =>
    context.req.url.includes('%00') ? Promise.resolve(sendPage(context, <NotFoundPage />, 404)) : next(),
  )
  const cookie = createOperatorCookie(publicUrl)
  const sessions = createOperatorSessions(database, key ?? '')
  if (key !== undefined) app.route('/', loginRoutes({ ...parts, key, sessions, cookie }))
  app.use(requireOperator({ hasKey: key !== undefined, sessions, cookie }))
  app.get('/', (context) => context.redirect('/operator/orders', 303))
  app.route('/orders', orderPageRoutes(parts))
  app.route('/experiments', experimentPageRoutes(parts))
  app.route('/credit', creditPageRoutes(parts))
  app.route('/codes', codeRoutes(parts))
  app.route('/stock', stockRoutes(parts))
  app.route('/mails', mailPageRoutes(parts))
  app.route('/sites', siteRoutes(parts))
  app.route('/actions', actionRoutes(parts))
  app.all('*', (context) => sendPage(context, <NotFoundPage />, 404))
  app.onError((error, context) => {
    services.log.error({ path: context.req.path, reason: error }, 'operator page failed')
    return context.text('This page could not be made. The log of the identity service says why.', 500)
  })
  return app
}
