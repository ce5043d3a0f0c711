import { Badge } from '@selvedge/ui-kit/Badge'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Text } from '@selvedge/ui-kit/Text'
import { Hono } from 'hono'
import type { OperatorEnv, OperatorParts } from '../operatorParts.ts'
import { formatCents, Moment } from '../page/format.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { Pages } from '../page/Pages.tsx'
import { lastPage, PAGE_SIZE, pageOf } from '../page/paging.ts'
import { sendPage } from '../page/sendPage.tsx'
import { listActions, type OperatorAction } from './operatorAudit.ts'

const labels: Readonly<Record<OperatorAction['action'], string>> = {
  'experiment-stop': 'Stopped an experiment',
  'credit-adjust': 'Changed store credit',
  'mail-send': 'Sent a mail again',
  'code-activate': 'Activated a code',
  'code-deactivate': 'Deactivated a code',
  'stock-set': 'Changed the stock',
}

const tones = { started: 'warning', done: 'success', refused: 'error' } as const

/** Formats an action as a change of values, such as "quantity 3 → 5", or as an amount. */
const changeText = (
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): string => {
  const { cents, currency } = after ?? {}
  if (typeof cents === 'number' && typeof currency === 'string')
    return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents), currency)}`
  return Object.keys({ ...before, ...after })
    .map(
      (name) =>
        `${name} ${[before?.[name], after?.[name]].filter((value) => value !== undefined).join(' → ')}`,
    )
    .join(', ')
}

/** The list of everything that operators changed. */
export const actionRoutes = ({ database }: OperatorParts): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()
  app.get('/', async (context) => {
    const page = pageOf(context.req.query('page'))
    const { rows, total } = await listActions(database, PAGE_SIZE, (page - 1) * PAGE_SIZE)
    const last = lastPage(context.req.url, page, total)
    if (last) return context.redirect(last, 303)
    return sendPage(
      context,
      <OperatorPage title="Actions" section="Actions">
        <Heading level={1} size="section">
          Actions
        </Heading>
        {rows.length === 0 ? (
          <Text tone="muted">No operator has changed anything yet.</Text>
        ) : (
          <DataTable
            caption="What operators changed"
            columns={[
              { label: 'Action' },
              { label: 'Time', tone: 'muted' },
              { label: 'Operator' },
              { label: 'Subject' },
              { label: 'Change' },
              { label: 'Reason' },
              { label: 'Result', align: 'end' },
            ]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: [
                Object.hasOwn(labels, row.action)
                  ? labels[row.action as OperatorAction['action']]
                  : row.action,
                <Moment key="time" at={row.createdAt} />,
                row.operator,
                row.subject,
                changeText(row.before, row.after) || '–',
                [row.reason, row.refusal].filter(Boolean).join(' – '),
                <Badge key="state" tone={tones[row.state]}>
                  {row.state}
                </Badge>,
              ],
            }))}
          />
        )}
        <Pages
          {...{ shown: rows.length, total, page }}
          things="actions"
          hrefOf={(to) => `/operator/actions?page=${to}`}
        />
      </OperatorPage>,
    )
  })
  return app
}
