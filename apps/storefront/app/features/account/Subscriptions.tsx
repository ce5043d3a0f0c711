import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { cardRow, periodFacts } from './AccountSection.css.ts'
import { AccountSection } from './AccountSection.tsx'
import type { SectionResult } from './sectionResult.server.ts'
import type { SubscriptionsData } from './subscriptions.server.ts'

type SubscriptionsProps = {
  readonly data: SubscriptionsData
  readonly result: SectionResult<'renewal'> | undefined
}

type Period = SubscriptionsData['current'][number]
type RenewalProps = {
  readonly name: string
  readonly renewal: NonNullable<Period['renewal']>
  readonly data: Pick<SubscriptionsData, 'cardsHref' | 'texts'>
}

/** Whether a subscription is renewed automatically, and the forms to change that. */
const Renewal = ({ name, renewal, data: { cardsHref, texts } }: RenewalProps) => (
  <Stack gap="s">
    {renewal.problem ? <Callout tone="warning">{renewal.problem}</Callout> : null}
    {renewal.card ? <Text size="small">{renewal.card}</Text> : null}
    <Disclosure label={renewal.label} open={renewal.problem !== ''}>
      <Stack gap="s">
        <Text size="small">{renewal.offer}</Text>
        {renewal.cards.length > 0 ? (
          <Form method="post">
            <input type="hidden" name="name" value={name} />
            <Stack gap="s">
              <Select name="card" label={texts.card} defaultValue={renewal.selected}>
                {renewal.cards.map((card) => (
                  <option key={card.id} value={card.id}>
                    {card.name}
                  </option>
                ))}
              </Select>
              <div>
                <Button type="submit" size="s" name="intent" value="on">
                  {renewal.submit}
                </Button>
              </div>
            </Stack>
          </Form>
        ) : null}
        <TextLink href={cardsHref} place="alone" size="small">
          {texts.addCard}
        </TextLink>
      </Stack>
    </Disclosure>
    {renewal.isOn ? (
      <Form method="post">
        <input type="hidden" name="name" value={name} />
        <Button
          type="submit"
          tone="secondary"
          size="s"
          name="intent"
          value="off"
          aria-label={renewal.offLabel}
        >
          {texts.off}
        </Button>
      </Form>
    ) : null}
  </Stack>
)

type PeriodsProps = {
  readonly periods: SubscriptionsData['current']
  readonly data: Pick<SubscriptionsData, 'cardsHref' | 'texts'>
}

const Periods = ({ periods, data }: PeriodsProps) => (
  <div>
    {periods.map(({ id, name, state, period, href, paid, renewal }) => (
      <div key={id} className={cardRow}>
        <div className={periodFacts}>
          <div>
            <Text weight="strong">{name}</Text>
            <Text size="small">{period}</Text>
            <Text tone="muted" size="small">
              <TextLink href={href}>{paid}</TextLink>
            </Text>
          </div>
          <Text>{state}</Text>
        </div>
        {renewal ? <Renewal name={name} renewal={renewal} data={data} /> : null}
      </div>
    ))}
  </div>
)

/**
 * The subscriptions of a customer: those that are running, and those that have ended. Its texts come from the server.
 */
export const Subscriptions = ({
  data,
  data: { current, past, message, shopHref, texts },
  result,
}: SubscriptionsProps) => (
  <div>
    {result?.message ? <FormAlert of={result}>{result.message}</FormAlert> : null}
    <AccountSection title={texts.current} text={texts.currentText}>
      {current.length > 0 ? (
        <Periods periods={current} data={data} />
      ) : (
        <Stack gap="s">
          <Text>{message}</Text>
          <TextLink href={shopHref} place="alone">
            {texts.discover}
          </TextLink>
        </Stack>
      )}
    </AccountSection>
    {past.length > 0 ? (
      <AccountSection title={texts.past} text={texts.pastText}>
        <Stack gap="m">
          <Periods periods={past} data={data} />
          <TextLink href={shopHref} place="alone">
            {texts.again}
          </TextLink>
        </Stack>
      </AccountSection>
    ) : null}
  </div>
)
