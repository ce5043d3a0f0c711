import type { Meta } from '@storybook/react-vite'
import {
  Badge,
  Button,
  CardBrand,
  type CardBrandName,
  Divider,
  Heading,
  Inline,
  LockIcon,
  Panel,
  Stack,
  Text,
  TextLink,
} from '../index.ts'
import { AccountSection, AccountShell } from './accountShell.tsx'

export default { title: 'Pages/Payment methods', parameters: { layout: 'fullscreen' } } satisfies Meta

interface SavedCardProps {
  readonly brand: CardBrandName
  readonly name: string
  readonly expiry: string
  readonly isDefault?: boolean
  readonly isExpired?: boolean
}

const SavedCard = ({ brand, name, expiry, isDefault, isExpired }: SavedCardProps) => (
  <Panel as="article">
    <Stack gap="s">
      <Inline gap="s">
        <CardBrand brand={brand} />
        <Text weight="strong">{name}</Text>
        {isDefault ? <Badge>Used first</Badge> : null}
      </Inline>
      <Text size="small" tone={isExpired ? 'error' : 'muted'}>
        {expiry}
      </Text>
      <Inline gap="m">
        <TextLink href="#change" place="alone" size="small" aria-label={`Change ${name}`}>
          Change
        </TextLink>
        <TextLink href="#remove" place="alone" size="small" aria-label={`Remove ${name}`}>
          Remove
        </TextLink>
      </Inline>
    </Stack>
  </Panel>
)

/** The saved cards of a customer, one of which has expired. */
export const PaymentMethods = {
  render: () => (
    <AccountShell current="Payment methods">
      <Stack gap="xxl">
        <Heading level={1}>Payment methods</Heading>
        <Stack gap="xl">
          <AccountSection
            title="Saved cards"
            text="You choose one of them at checkout. We store no card numbers: your cards are saved by our payment provider."
          >
            <Stack gap="m">
              <SavedCard brand="visa" name="Visa ending in 4242" expiry="Expires December 2030" isDefault />
              <SavedCard
                brand="mastercard"
                name="Mastercard ending in 4444"
                expiry="Expired October 2026"
                isExpired
              />
            </Stack>
          </AccountSection>
          <Divider />
          <AccountSection
            title="Add a card"
            text="You enter it on the secure page of our payment provider, and come back here."
          >
            <div>
              <Button>
                <LockIcon size={18} /> Add a card
              </Button>
            </div>
          </AccountSection>
          <Divider />
          <AccountSection title="Store credit" text="It is used before any other payment method.">
            <Text size="lead" digits="tabular">
              $18.00
            </Text>
          </AccountSection>
        </Stack>
      </Stack>
    </AccountShell>
  ),
}
