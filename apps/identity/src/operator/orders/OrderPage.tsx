import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Stack } from '@selvedge/ui-kit/Stack'
import { StepDots } from '@selvedge/ui-kit/StepDots'
import type { ReactNode } from 'react'
import { OperatorPage } from '../page/OperatorPage.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMails } from './OrderMails.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderRecipient } from './OrderRecipient.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { OrderDetails } from './orderDetails.ts'
import { type OrderProgress, STAGES } from './orderProgress.ts'
import { problemText } from './problemText.ts'

type Props = { readonly details: OrderDetails; readonly progress: OrderProgress; readonly siteName: string }

const Section = ({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) => (
  <section aria-labelledby={id}>
    <Heading level={2} size="sub" id={id}>
      {title}
    </Heading>
    {children}
  </section>
)

/** Everything about one order. */
export const OrderPage = ({ details, progress, siteName }: Props) => {
  const { number, attempt, order, steps, mails, isIncomplete } = details
  return (
    <OperatorPage title={number} section="Orders">
      <Stack gap="s">
        <Heading level={1} size="section">
          {number}
        </Heading>
        <StepDots total={STAGES} done={progress.done} tone={progress.tone}>
          {progress.word}
        </StepDots>
      </Stack>
      {isIncomplete ? (
        <Callout
          tone="warning"
          title="The commerce platform does not respond, so the order is missing here."
        />
      ) : null}
      {attempt?.problem ? (
        <Callout tone={attempt.state === 'failed' ? 'info' : 'warning'} title="This order was not placed">
          {problemText(attempt.problem)}
        </Callout>
      ) : null}
      {progress.tone === 'error' ? (
        <Callout tone="error" title="This order needs a person">
          It has run longer than its steps are retried. What remains is retried without a limit. Look for the
          attempt in the log, and at the payment in the console of its provider.
        </Callout>
      ) : null}
      <Columns layout="aside">
        <Stack gap="xl">
          {steps.length > 0 ? (
            <Section id="steps" title="Steps">
              <OrderSteps steps={steps} />
            </Section>
          ) : null}
          {order ? (
            <>
              <Section id="payments" title="Payments">
                <OrderPayments order={order} />
              </Section>
              <Section id="lines" title="Lines">
                <OrderLines order={order} />
              </Section>
            </>
          ) : null}
          <Section id="mails" title="Mails">
            <OrderMails mails={mails} />
          </Section>
        </Stack>
        <Stack gap="l">
          <OrderSummary {...{ details, siteName }} />
          {order ? (
            <Panel as="section">
              <OrderRecipient order={order} />
            </Panel>
          ) : null}
        </Stack>
      </Columns>
    </OperatorPage>
  )
}
