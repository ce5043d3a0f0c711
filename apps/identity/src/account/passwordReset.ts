import { DBOS } from '@dbos-inc/dbos-sdk'
import { CreatePasswordResetTokenDocument } from '@selvedge/commerce-client/server'
import { answered, type Commerce, runMutation } from '../commerce/commerce.ts'
import type { Mailer } from '../mail/createMailer.ts'

/** Minutes that the link of a reset works. */
const LINK_MINUTES = 60

const persistent = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 8 }

type Dependencies = { readonly commerce: Commerce; readonly mailer: Mailer; readonly shopUrl: string }

/**
 * Mails the link for a new password. Asking only writes down that it is to be done: whether the address has an account
 * shows neither in the answer nor in how long it takes.
 */
export const registerPasswordReset = ({ commerce, mailer, shopUrl }: Dependencies) => {
  const sendLink = async (email: string, key: string): Promise<void> => {
    const made = answered(
      await runMutation(commerce.server, CreatePasswordResetTokenDocument, {
        email,
        ttlMinutes: LINK_MINUTES,
      }),
    )
    const token = made.ok ? made.value.customerCreatePasswordResetToken : undefined
    if (!token) return
    await mailer.send({
      key: `reset:${key}`,
      to: email,
      subject: 'Set a new password',
      text: `Follow this link within an hour to set a new password:

${shopUrl}/account/reset?token=${encodeURIComponent(token.value)}

If you did not ask for this, do nothing: your password stays as it is.`,
    })
  }

  const workflow = DBOS.registerWorkflow(
    async (email: string): Promise<void> => {
      const key = DBOS.workflowID ?? ''
      await DBOS.runStep(() => sendLink(email, key), { name: 'sendLink', ...persistent })
    },
    { name: 'passwordReset' },
  )

  return async (email: string): Promise<void> => {
    await DBOS.startWorkflow(workflow)(email)
  }
}
