import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Facts } from '@selvedge/ui-kit/Facts'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { maskEmail } from '../../mail/maskEmail.ts'
import { Moment } from '../page/format.tsx'
import { HiddenId } from '../page/HiddenId.tsx'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { ReasonField } from '../page/ReasonField.tsx'
import { mailTones } from './MailsPage.tsx'
import { type MailRow, mailId, mailStateOf, mailSubject } from './mailRows.ts'

type Props = {
  readonly mail: MailRow
  readonly reason?: string | undefined
  readonly reasonError?: string | undefined
  readonly problem?: string | undefined
}

/**
 * Shows a stored mail, and the form that sends a refused mail again. Omits the text of the mail, because it may contain
 * links that log a customer in.
 */
export const MailPage = ({ mail, reason = '', reasonError, problem }: Props) => {
  const state = mailStateOf(mail)
  return (
    <OperatorPage title={mail.subject} section="Mails">
      <Heading level={1} size="section">
        {mail.subject}
      </Heading>
      {problem ? <Callout tone="error" title={problem} role="alert" /> : null}
      <Facts
        items={[
          { term: 'State', value: <Badge tone={mailTones[state]}>{state}</Badge> },
          { term: 'Recipient', value: maskEmail(mail.recipient) },
          { term: 'Written', value: <Moment at={mail.createdAt} /> },
          { term: 'Sent', value: mail.sentAt ? <Moment at={mail.sentAt} /> : 'Not yet' },
          ...(mail.refusedAt
            ? [
                {
                  term: 'Refused',
                  value: (
                    <>
                      <Moment at={mail.refusedAt} />, with the reply {mail.refusal}
                    </>
                  ),
                },
              ]
            : []),
          { term: 'Kind', value: mailSubject(mail.key) },
        ]}
      />
      {state === 'sent' ? null : (
        <Panel as="section">
          <form method="post" action={`/operator/mails/${mailId(mail.key)}/send`}>
            <Stack gap="m" align="start">
              <Heading level={2} size="sub">
                Send it again
              </Heading>
              <Text size="small" tone="muted">
                The service also tries by itself, with longer and longer pauses.
              </Text>
              <HiddenId />
              <ReasonField value={reason} error={reasonError} />
              <Button type="submit" size="s">
                Send it now
              </Button>
            </Stack>
          </form>
        </Panel>
      )}
    </OperatorPage>
  )
}
