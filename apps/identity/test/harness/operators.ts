import { anOperatorBrowser, type OperatorBrowser } from './operatorBrowser.ts'
import { rowsOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'

export const OPERATOR_KEY = 'a key of at least 24 characters'
export const OPERATOR = 'Ruth Abara'

/** An operator who has logged in. */
export const anOperator = async ({ url }: TestIdentity): Promise<OperatorBrowser> => {
  const browser = anOperatorBrowser(url)
  await browser.post('/operator/login', { name: OPERATOR, key: OPERATOR_KEY })
  return browser
}

type ActionRow = {
  readonly operator: string
  readonly action: string
  readonly reason: string
  readonly state: string
  readonly before: unknown
  readonly after: unknown
}

/** The listed actions about a subject, the oldest first. */
export const actionsOf = ({ databaseUrl }: TestIdentity, subject: string): Promise<ActionRow[]> =>
  rowsOf<ActionRow>(databaseUrl, 'select * from operator_action where subject = $1 order by created_at', [
    subject,
  ])
