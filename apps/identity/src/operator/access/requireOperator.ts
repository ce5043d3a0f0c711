import { createMiddleware } from 'hono/factory'
import type { OperatorEnv } from '../operatorParts.ts'
import type { OperatorCookie } from './operatorCookie.ts'
import type { OperatorSessions } from './operatorSessions.ts'

type Options = {
  /** Without a key, everyone on this machine is an operator. */
  readonly hasKey: boolean
  readonly sessions: OperatorSessions
  readonly cookie: OperatorCookie
}

/** The name that the audit shows for an operator who did not have to log in. */
const LOCAL_OPERATOR = 'This machine'

/** Headers that proxies add. Such a request may come from another machine, so it is refused without a key. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'via'] as const

/** Redirects a visitor without a login to the login page; sets the name of the operator otherwise. */
export const requireOperator = ({ hasKey, sessions, cookie }: Options) =>
  createMiddleware<OperatorEnv>(async (context, next) => {
    if (!hasKey && proxyHeaders.some((name) => context.req.header(name) !== undefined))
      return context.text('A proxy passes this page on. Set OPERATOR_KEY of the identity service.', 403)
    const id = cookie.read(context)
    const operator = hasKey ? id && (await sessions.operatorOf(id)) : LOCAL_OPERATOR
    if (!operator) {
      const { pathname, search } = new URL(context.req.url)
      const back = context.req.method === 'GET' ? `?next=${encodeURIComponent(pathname + search)}` : ''
      return context.redirect(`/operator/login${back}`, 303)
    }
    context.set('operator', operator)
    context.set('hasLogin', hasKey)
    return next()
  })
