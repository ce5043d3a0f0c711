import { isKey } from '@selvedge/service'
import { Hono } from 'hono'
import type { Limits } from '../../limits/createLimits.ts'
import { type SourceRules, sourceOf } from '../../limits/source.ts'
import type { OperatorEnv } from '../operatorParts.ts'
import { readFields } from '../page/readFields.ts'
import { sendPage } from '../page/sendPage.tsx'
import { LoginPage } from './LoginPage.tsx'
import { nextPath } from './nextPath.ts'
import type { OperatorCookie } from './operatorCookie.ts'
import type { OperatorSessions } from './operatorSessions.ts'

type Options = {
  readonly key: string
  readonly sessions: OperatorSessions
  readonly cookie: OperatorCookie
  readonly limits: Limits
  readonly sources: SourceRules
}

/** The maximum length of an operator's name, in characters. */
const NAME_LENGTH = 60

/** Login and logout of operators. Wrong keys are limited for each IP address. */
export const loginRoutes = ({ key, sessions, cookie, limits, sources }: Options): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()

  app.get('/login', (context) => sendPage(context, <LoginPage next={nextPath(context.req.query('next'))} />))

  app.post('/login', async (context) => {
    const fields = await readFields(context, ['name', 'key', 'next'])
    const name = fields.name.replaceAll(/\s+/g, ' ').trim()
    const next = nextPath(fields.next)
    const source = sourceOf(context, sources)
    // The try is counted before the key is compared, so that parallel guesses are limited, too.
    const exceeded = await limits.consume('operatorLogin', source)
    if (exceeded) {
      context.header('retry-after', String(exceeded.retryAfter))
      const minutes = Math.ceil(exceeded.retryAfter / 60)
      const message = `Too many wrong keys. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
      return sendPage(context, <LoginPage {...{ name, next, message }} />, 429)
    }
    if (!isKey(fields.key, key))
      return sendPage(context, <LoginPage {...{ name, next }} keyError="This is not the key." />, 403)
    await limits.reset('operatorLogin', source)
    if (name === '' || name.length > NAME_LENGTH) {
      const nameError = `Enter your name, with at most ${NAME_LENGTH} characters.`
      return sendPage(context, <LoginPage {...{ name, next, nameError }} />, 422)
    }
    cookie.write(context, await sessions.begin(name))
    return context.redirect(next, 303)
  })

  app.post('/logout', async (context) => {
    const id = cookie.read(context)
    if (id) await sessions.end(id)
    cookie.remove(context)
    return context.redirect('/operator/login', 303)
  })

  return app
}
