import { Callout } from '@selvedge/ui-kit/Callout'
import { List } from '@selvedge/ui-kit/List'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { AccountSection, SectionForm } from './AccountSection.tsx'
import type { SectionResult } from './sectionResult.server.ts'
import type { TradeData } from './trade.server.ts'

type TradeProps = { readonly data: TradeData; readonly result: SectionResult<'trade'> | undefined }

/**
 * The page of the trade programme: what it offers, the state of the customer's application, and the application form.
 * All texts come from the server.
 */
export const Trade = ({ data: { text, isOpen, sent, failed, texts }, result }: TradeProps) => (
  <div>
    <AccountSection title={texts.about} text={texts.aboutText}>
      {text || failed ? (
        <Callout>{text || failed}</Callout>
      ) : (
        <List marker="bullet" gap="s">
          {texts.benefits.map((benefit) => (
            <Text key={benefit}>{benefit}</Text>
          ))}
        </List>
      )}
    </AccountSection>
    {isOpen ? (
      <AccountSection title={texts.apply} text={texts.applyText}>
        <SectionForm
          form="trade"
          result={result}
          action={texts.applyAction}
          initial={sent}
          labels={{ company: texts.company, resaleNumber: texts.resaleNumber, website: texts.website }}
        >
          {(fields) => (
            <>
              <TextInput {...fields.field('company')} autoComplete="organization" required />
              <TextInput {...fields.field('resaleNumber')} autoComplete="off" required />
              <TextInput {...fields.field('website')} inputMode="url" autoComplete="url" />
            </>
          )}
        </SectionForm>
      </AccountSection>
    ) : null}
  </div>
)
