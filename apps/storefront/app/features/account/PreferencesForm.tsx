import { Form } from '@remix-run/react'
import { Box } from '@selvedge/ui-kit/Box'
import { Button } from '@selvedge/ui-kit/Button'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { RadioGroup } from '@selvedge/ui-kit/RadioGroup'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { m } from '../../paraglide/messages.js'
import type { ChosenPreferences, PreferenceOptions } from './preferences.server.ts'

type PreferencesFormProps = {
  readonly preferences: ChosenPreferences
  readonly options: PreferenceOptions
  /** The page to return to. */
  readonly back: string
}

/** Prices, country, measures and mails of a visitor. A whole page is loaded afterwards, in the locale of the currency. */
export const PreferencesForm = ({ preferences, options, back }: PreferencesFormProps) => {
  const { currency, country, measurement, emails } = preferences
  return (
    <Box width="narrow">
      <Form method="post" reloadDocument>
        <input type="hidden" name="back" value={back} />
        <Stack gap="l">
          <RadioCards
            legend={m.currency()}
            name="currency"
            defaultValue={currency}
            options={options.currencies.map(({ code, name }) => ({ value: code, label: name, note: code }))}
          />
          <Select
            label={m.preferences_country()}
            hint={m.preferences_country_hint()}
            name="country"
            defaultValue={country}
          >
            <option value="">{m.preferences_country_same()}</option>
            {options.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          {measurement ? (
            <RadioGroup
              legend={m.preferences_measures()}
              name="measurement"
              defaultValue={measurement}
              options={options.measures}
            />
          ) : null}
          {emails ? (
            <RadioGroup
              legend={m.preferences_emails()}
              name="emails"
              defaultValue={emails}
              options={[
                { value: 'weekly', label: m.emails_weekly() },
                { value: 'monthly', label: m.emails_monthly() },
                { value: 'none', label: m.emails_none() },
              ]}
            />
          ) : null}
          <Button type="submit" size="l">
            {m.save()}
          </Button>
        </Stack>
      </Form>
    </Box>
  )
}
