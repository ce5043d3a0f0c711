import { DBOS } from '@dbos-inc/dbos-sdk'
import { CreatePasswordResetTokenDocument } from '@selvedge/commerce-client/server'
import { type Commerce, runMutation, valueOrRefusal } from '../commerce/commerce.ts'
import type { Mailer } from '../mail/createMailer.ts'
import { currentSite, type IdentitySite, runForSite } from '../sites/currentSite.ts'

/** Minutes for which the link of a reset is valid. */
const LINK_MINUTES = 60

const persistent = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 8 }

type Dependencies = { readonly commerce: Commerce; readonly mailer: Mailer; readonly shopUrl: () => string }

/**
 * Emails a link for a new password. The request only starts a workflow, so neither its response nor its duration
 * reveals whether the address has an account.
 */
export const registerPasswordReset = ({ commerce, mailer, shopUrl }: Dependencies) => {
  const sendLink = async (email: string, key: string): Promise<void> => {
    const made = valueOrRefusal(
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

${shopUrl()}/account/reset?token=${encodeURIComponent(token.value)}

If you did not ask for this, do nothing: your password stays as it is.`,
    })
  }

  const workflow = DBOS.registerWorkflow(
    // The site is an argument, so that a resumed workflow sends the link of the same site.
    async (email: string, site?: IdentitySite): Promise<void> => {
      const key = DBOS.workflowID ?? ''
      const send = () => (site ? runForSite(site, () => sendLink(email, key)) : sendLink(email, key))
      await DBOS.runStep(send, { name: 'sendLink', ...persistent })
    },
    { name: 'passwordReset' },
  )

  return async (email: string): Promise<void> => {
    await DBOS.startWorkflow(workflow)(email, currentSite())
  }
}
