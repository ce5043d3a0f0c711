import { Form, useRevalidator } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Container } from '@selvedge/ui-kit/Container'
import { PageTitle } from '@selvedge/ui-kit/PageTitle'
import { Spinner } from '@selvedge/ui-kit/Spinner'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { useEffect } from 'react'
import { m } from '../../../paraglide/messages.js'

/** Milliseconds between two polls of an order. */
const POLL_MS = 1_500

type OrderInProgressProps = {
  /** The page on which the shopper approves the payment; empty unless an approval is pending. */
  readonly approvalUrl: string
  /** Set when the order service did not respond. The page then shows another text, and keeps polling. */
  readonly overdue?: 'late'
  /** The current state; by default the order is being placed. */
  readonly title?: string
}

/**
 * The page of an order that is being placed. It keeps polling, with JavaScript and without, even after a failed poll.
 */
export const OrderInProgress = ({
  approvalUrl,
  overdue,
  title = m.placing_title(),
}: OrderInProgressProps) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, POLL_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  const text = overdue ? m.placing_late() : m.placing_text()
  return (
    <Container>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <PageTitle size="page" title={title} />
      <Stack gap="l">
        <Spinner label={title} size="title" />
        <Text tone="muted">{approvalUrl ? m.approve_title() : text}</Text>
        {approvalUrl ? (
          <>
            <Text tone="muted">{m.approve_note()}</Text>
            <Button href={approvalUrl}>{m.approve_action()}</Button>
            <Form method="post">
              <TextLink type="submit">{m.approve_give_up()}</TextLink>
            </Form>
          </>
        ) : null}
      </Stack>
    </Container>
  )
}
