import { type Context, Hono } from 'hono'
import type { SendResult } from '../../mail/createMailer.ts'
import { changeElsewhere } from '../audit/operatorAudit.ts'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { actionFields, reasonProblem } from '../page/actionFields.ts'
import { NotFoundPage } from '../page/NotFoundPage.tsx'
import { lastPage, pageOf } from '../page/paging.ts'
import { sendPage } from '../page/sendPage.tsx'
import { MailPage } from './MailPage.tsx'
import { MailsPage } from './MailsPage.tsx'
import {
  findMail,
  listMails,
  type MailRow,
  type MailState,
  mailId,
  mailStates,
  mailSubject,
} from './mailRows.ts'

const isMailState = (text: string): text is MailState => mailStates.some((state) => state === text)

/** Why a mail was not sent; undefined when it was. */
const refusalOf = (result: SendResult): string | undefined => {
  switch (result.kind) {
    case 'sent':
    case 'sent-before':
      return undefined
    case 'missing':
      return 'There is no such mail any more.'
    case 'unreachable':
      return 'The mail server does not respond. The mail is sent when it does.'
    case 'refused':
      return `The mail server refuses it with the reply ${result.reply}. Check the address with the customer.`
  }
}

/** The list of stored mails, the page of each, and the action that sends one again. */
export const mailPageRoutes = ({ database, services }: OperatorParts): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()

  app.get('/', async (context) => {
    const requested = context.req.query('state') ?? ''
    const state = isMailState(requested) ? requested : 'all'
    const page = pageOf(context.req.query('page'))
    const found = await listMails(database, state, page)
    const last = lastPage(context.req.url, page, found.total)
    if (last) return context.redirect(last, 303)
    return sendPage(context, <MailsPage {...{ state, page, ...found }} />)
  })

  type Typed = { readonly reason: string; readonly reasonError?: string; readonly problem?: string }
  const sendMail = async (
    context: Context<OperatorEnv>,
    mail: MailRow | undefined,
    typed?: Typed,
  ): Promise<Response> => {
    return mail
      ? sendPage(context, <MailPage mail={mail} {...typed} />, typed ? 422 : 200)
      : sendPage(context, <NotFoundPage what="mail" />, 404)
  }

  app.get('/:id', async (context) => sendMail(context, await findMail(database, context.req.param('id'))))

  app.post('/:id/send', async (context) => {
    const mail = await findMail(database, context.req.param('id'))
    const { id, reason } = await actionFields(context, [])
    const reasonError = reasonProblem(reason)
    if (reasonError) return sendMail(context, mail, { reason, reasonError })
    if (!mail) return sendPage(context, <NotFoundPage what="mail" />, 404)
    const result = await changeElsewhere(
      database,
      {
        id,
        operator: context.get('operator') ?? '',
        action: 'mail-send',
        subject: mailSubject(mail.key),
        reason,
      },
      async () => refusalOf(await services.mailer.sendAgain(mail.key)),
    )
    if (result.kind === 'refused')
      return sendMail(context, await findMail(database, context.req.param('id')), {
        reason,
        problem: result.refusal,
      })
    return context.redirect(`/operator/mails/${mailId(mail.key)}?notice=mail-sent`, 303)
  })

  return app
}
