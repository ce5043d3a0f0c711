import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Panel } from '@selvedge/ui-kit/Panel'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { RadioGroup } from '@selvedge/ui-kit/RadioGroup'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { preferenceReason, preferenceRow } from './PreferencesForm.css.ts'
import type { ChosenPreferences, PreferenceOptions } from './preferences.server.ts'

type RowProps = { readonly reason: string; readonly children: ReactNode }

/** A preference: the reason why it is offered, and its control (`children`), which contains the label. */
const Row = ({ reason, children }: RowProps) => (
  <div className={preferenceRow}>
    <div className={preferenceReason}>
      <Text tone="muted">{reason}</Text>
    </div>
    {children}
  </div>
)

type PreferencesFormProps = {
  readonly preferences: ChosenPreferences
  readonly options: PreferenceOptions
  /** The page to return to. */
  readonly back: string
}

/**
 * The form for a visitor's preferences: currency, country, measures and mails. After a submit, a whole page is loaded
 * in the locale of the currency.
 */
export const PreferencesForm = ({ preferences, options, back }: PreferencesFormProps) => {
  const { currency, country, measurement, adultContent, emails } = preferences
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="back" value={back} />
      <Stack gap="l">
        <Panel>
          <Row reason={m.preferences_currency_reason()}>
            <RadioCards
              legend={m.currency()}
              name="currency"
              defaultValue={currency}
              options={options.currencies.map(({ code, name }) => ({ value: code, label: name, note: code }))}
            />
          </Row>
          <Row reason={m.preferences_country_reason()}>
            <Select label={m.preferences_country()} name="country" defaultValue={country}>
              <option value="">{m.preferences_country_same()}</option>
              {options.countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Row>
          {measurement ? (
            <Row reason={m.preferences_measures_reason()}>
              <RadioGroup
                legend={m.preferences_measures()}
                layout="row"
                name="measurement"
                defaultValue={measurement}
                options={options.measures}
              />
            </Row>
          ) : null}
          {adultContent ? (
            <Row reason={m.preferences_adult_reason()}>
              <RadioGroup
                legend={m.preferences_adult()}
                layout="row"
                name="adultContent"
                defaultValue={adultContent}
                options={[
                  { value: 'ADULT_CONTENT_OFF', label: m.preferences_adult_off() },
                  { value: 'ADULT_CONTENT_ON', label: m.preferences_adult_on() },
                ]}
              />
            </Row>
          ) : null}
          {emails ? (
            <Row reason={m.preferences_emails_reason()}>
              <RadioGroup
                legend={m.preferences_emails()}
                layout="row"
                name="emails"
                defaultValue={emails}
                options={[
                  { value: 'weekly', label: m.emails_weekly() },
                  { value: 'monthly', label: m.emails_monthly() },
                  { value: 'none', label: m.emails_none() },
                ]}
              />
            </Row>
          ) : null}
        </Panel>
        <Button type="submit" size="l">
          {m.save()}
        </Button>
      </Stack>
    </Form>
  )
}
