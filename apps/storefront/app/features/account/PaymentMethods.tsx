import { Form } from '@remix-run/react'
import { Badge } from '@selvedge/ui-kit/Badge'
import { Button } from '@selvedge/ui-kit/Button'
import { Disclosure } from '@selvedge/ui-kit/Disclosure'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { cardRow } from './AccountSection.css.ts'
import { AccountSection, SectionForm } from './AccountSection.tsx'
import { AddCard } from './AddCard.tsx'
import type { CardForm, PaymentMethodsData } from './paymentMethods.server.ts'
import type { SectionResult } from './sectionResult.server.ts'

type PaymentMethodsProps = {
  readonly data: PaymentMethodsData
  readonly result: SectionResult<CardForm> | undefined
}

type RenameFormProps = {
  readonly card: string
  readonly nickname: string
  readonly label?: string
  readonly texts: PaymentMethodsData['texts']
}

const RenameForm = ({ card, nickname, label, texts }: RenameFormProps) => (
  <Form method="post">
    <input type="hidden" name="card" value={card} />
    <Stack gap="s">
      <TextInput
        name="nickname"
        label={texts.nickname}
        defaultValue={nickname}
        maxLength={50}
        autoComplete="off"
      />
      <div>
        <Button type="submit" tone="secondary" size="s" name="form" value="rename" aria-label={label}>
          {texts.rename}
        </Button>
      </div>
    </Stack>
  </Form>
)

type CardProps = {
  readonly card: PaymentMethodsData['cards'][number]
  /** The nickname that was typed and not accepted. */
  readonly typed: string | undefined
  readonly texts: PaymentMethodsData['texts']
}

const Card = ({ card, typed, texts }: CardProps) => {
  const { id, name, nickname, isDefault, expiry, isNotice, billing, billingAction, billingHref, labels } =
    card
  const hidden = <input type="hidden" name="card" value={id} />
  return (
    <div className={cardRow}>
      <Inline gap="s">
        <Text weight="strong">{nickname || name}</Text>
        {isDefault ? <Badge>{texts.isDefault}</Badge> : null}
      </Inline>
      {nickname ? <Text size="small">{name}</Text> : null}
      {expiry ? (
        <Text size="small" tone={isNotice ? 'error' : 'muted'}>
          {expiry}
        </Text>
      ) : null}
      {billing ? (
        <Text size="small" tone="muted">
          {billing}
        </Text>
      ) : null}
      <Text size="small">
        <TextLink href={billingHref} aria-label={`${billingAction}: ${labels.billing}`}>
          {billingAction}
        </TextLink>
      </Text>
      <Disclosure label={labels.edit} open={typed !== undefined}>
        <Stack gap="m">
          <RenameForm card={id} nickname={typed ?? nickname} label={labels.rename} texts={texts} />
          {isDefault ? null : (
            <Form method="post">
              {hidden}
              <Button
                type="submit"
                tone="secondary"
                size="s"
                name="form"
                value="default"
                aria-label={labels.makeDefault}
              >
                {texts.makeDefault}
              </Button>
            </Form>
          )}
          <Form method="post">
            {hidden}
            <Stack gap="s">
              <Text size="small">{texts.removeText}</Text>
              <div>
                <Button
                  type="submit"
                  tone="secondary"
                  size="s"
                  name="form"
                  value="remove"
                  aria-label={labels.remove}
                >
                  {texts.remove}
                </Button>
              </div>
            </Stack>
          </Form>
        </Stack>
      </Disclosure>
    </div>
  )
}

/** The saved cards and PayPal accounts of a customer, and the form to add a card. Its texts come from the server. */
export const PaymentMethods = ({ data, result }: PaymentMethodsProps) => {
  const { cards, isReadable, message, fields, texts } = data
  const own = result && result.form !== 'add' ? result : undefined
  const renamed = own?.form === 'rename' ? own.values : undefined
  return (
    <div>
      <AccountSection title={texts.saved} text={texts.savedText}>
        <Stack gap="m">
          {own?.message ? <FormAlert of={own}>{own.message}</FormAlert> : null}
          {message ? <Text>{message}</Text> : null}
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              typed={renamed?.card === card.id ? renamed.nickname : undefined}
              texts={texts}
            />
          ))}
          {renamed && !isReadable ? (
            <RenameForm card={renamed.card ?? ''} nickname={renamed.nickname ?? ''} texts={texts} />
          ) : null}
        </Stack>
      </AccountSection>
      <AccountSection title={texts.add} text={texts.addText}>
        {fields ? (
          // The key changes after a card is saved. The new key empties the fields, so that another card can be entered.
          <AddCard
            key={cards.map(({ id }) => id).join()}
            fields={fields}
            texts={texts}
            result={result?.form === 'add' ? result : undefined}
          />
        ) : (
          <SectionForm form="add" result={result} action={texts.addAction} />
        )}
      </AccountSection>
    </div>
  )
}
