import { Accordion, AccordionItem } from '@selvedge/ui-kit/Accordion'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { Textarea } from '@selvedge/ui-kit/Textarea'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { FocusOnChange } from '../forms/FocusOnChange.tsx'
import { AccountSection, SectionForm } from './AccountSection.tsx'
import { historySearch, historySearchInput } from './OrderHistory.css.ts'
import type { SectionResult } from './sectionResult.server.ts'
import type { SupportData } from './support.server.ts'

type SupportProps = { readonly data: SupportData; readonly result: SectionResult<'support'> | undefined }

const Questions = ({
  data: { query, searchAction, questions, noQuestions, texts },
}: Pick<SupportProps, 'data'>) => (
  <Stack gap="m">
    <form className={historySearch} action={searchAction}>
      <input
        className={historySearchInput}
        type="search"
        name="query"
        key={query}
        defaultValue={query}
        placeholder={texts.faqSearch}
        aria-label={texts.faqSearch}
      />
      <Button type="submit" tone="secondary">
        {texts.faqSubmit}
      </Button>
    </form>
    {noQuestions ? <Text>{noQuestions}</Text> : null}
    <Accordion>
      {questions.map(({ id, title, text }) => (
        <AccordionItem key={id} id={id} title={title} open={query !== '' && questions.length < 3}>
          <Text>{text}</Text>
        </AccordionItem>
      ))}
    </Accordion>
    {query ? <TextLink href={searchAction}>{texts.faqAll}</TextLink> : null}
  </Stack>
)

/** The support page: common questions, and the form to write to customer support. All texts come from the server. */
export const Support = ({ data, result }: SupportProps) => {
  const { id, email, order, topic, topics, sent, texts } = data
  return (
    <div>
      <AccountSection title={texts.faq} text="">
        <Questions data={data} />
      </AccountSection>
      <AccountSection title={texts.write} text={texts.writeText}>
        <Stack gap="m">
          {sent ? (
            <div id="sent">
              <FocusOnChange of={sent}>
                <Callout tone="success" role="status">
                  {sent}
                </Callout>
              </FocusOnChange>
            </div>
          ) : null}
          <SectionForm
            form="support"
            result={result}
            action={texts.send}
            encType="multipart/form-data"
            initial={{ email, topic, orderNumber: order }}
            labels={{
              email: texts.email,
              topic: texts.topic,
              orderNumber: texts.order,
              message: texts.message,
            }}
          >
            {(fields) => (
              <>
                <input type="hidden" name="id" value={id} />
                <TextInput
                  {...fields.field('email')}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                />
                <Select {...fields.field('topic')} required>
                  <option value="">{texts.topicChoose}</option>
                  {topics.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
                <TextInput {...fields.field('orderNumber')} autoComplete="off" />
                <Textarea {...fields.field('message')} rows={6} required />
                <TextInput
                  id="images"
                  name="images"
                  type="file"
                  multiple
                  accept="image/jpeg,image/png,image/webp,image/heic"
                  label={texts.images}
                  hint={texts.imagesHint}
                />
              </>
            )}
          </SectionForm>
        </Stack>
      </AccountSection>
    </div>
  )
}
