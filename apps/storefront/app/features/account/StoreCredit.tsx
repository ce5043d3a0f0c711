import { Callout } from '@selvedge/ui-kit/Callout'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { sectionRow } from './AccountSection.css.ts'
import { AccountSection, SectionForm } from './AccountSection.tsx'
import type { SectionResult } from './sectionResult.server.ts'
import type { StoreCreditData } from './storeCredit.server.ts'

type StoreCreditProps = {
  readonly data: StoreCreditData
  readonly result: SectionResult<'redeem'> | undefined
}

/**
 * The page of a customer's store credit: its balance, a form for gift cards, and the movements so far. All texts come
 * from the server.
 */
export const StoreCredit = ({
  data: { balance, elsewhere, movements, failed, texts },
  result,
}: StoreCreditProps) => (
  <div>
    <AccountSection title={texts.balance} text={texts.balanceText}>
      {failed ? (
        <Callout>{failed}</Callout>
      ) : (
        <Stack gap="s">
          <Heading level={3} size="section">
            {balance}
          </Heading>
          {elsewhere ? <Text>{elsewhere}</Text> : null}
        </Stack>
      )}
    </AccountSection>
    <AccountSection title={texts.redeem} text={texts.redeemText}>
      <SectionForm
        form="redeem"
        result={result}
        action={texts.redeemAction}
        labels={{ giftCard: texts.giftCard }}
      >
        {(fields) => (
          <TextInput
            {...fields.field('giftCard')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </SectionForm>
    </AccountSection>
    <AccountSection title={texts.history} text={texts.historyText}>
      {movements.length === 0 ? (
        <Text>{texts.empty}</Text>
      ) : (
        <div>
          {movements.map(({ id, title, date, order, amount }) => (
            <div key={id} className={sectionRow}>
              <div>
                <Text weight="strong">{title}</Text>
                <Text tone="muted" size="small">
                  {date}
                  {order ? (
                    <>
                      {', '}
                      <TextLink href={order.href}>{order.label}</TextLink>
                    </>
                  ) : null}
                </Text>
              </div>
              <Text weight="strong">{amount}</Text>
            </div>
          ))}
        </div>
      )}
    </AccountSection>
  </div>
)
