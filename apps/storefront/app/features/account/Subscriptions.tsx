import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { sectionRow } from './AccountSection.css.ts'
import { AccountSection } from './AccountSection.tsx'
import type { SubscriptionsData } from './subscriptions.server.ts'

type SubscriptionsProps = { readonly data: SubscriptionsData }

const Periods = ({ periods }: { readonly periods: SubscriptionsData['current'] }) => (
  <div>
    {periods.map(({ id, name, state, period, href, paid }) => (
      <div key={id} className={sectionRow}>
        <div>
          <Text weight="strong">{name}</Text>
          <Text size="small">{period}</Text>
          <Text tone="muted" size="small">
            <TextLink href={href}>{paid}</TextLink>
          </Text>
        </div>
        <Text>{state}</Text>
      </div>
    ))}
  </div>
)

/** The subscriptions of a customer: those that run, and those of before. Its texts come from the server. */
export const Subscriptions = ({ data: { current, past, message, shopHref, texts } }: SubscriptionsProps) => (
  <div>
    <AccountSection title={texts.current} text={texts.currentText}>
      {current.length > 0 ? (
        <Periods periods={current} />
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
          <Periods periods={past} />
          <TextLink href={shopHref} place="alone">
            {texts.again}
          </TextLink>
        </Stack>
      </AccountSection>
    ) : null}
  </div>
)
