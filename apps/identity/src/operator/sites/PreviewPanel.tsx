import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Panel } from '@selvedge/ui-kit/Panel'
import { Select } from '@selvedge/ui-kit/Select'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { PreviewForm } from './previewForm.ts'

type Props = {
  readonly sites: readonly { readonly key: string; readonly name: string }[]
  readonly form: PreviewForm
}

/** The form that makes the link to a draft. The form changes nothing, so it asks for no reason. */
export const PreviewPanel = ({ sites, form: { site, draft, days, link, draftError, daysError } }: Props) => (
  <Panel as="section">
    <form method="get" action="/operator/sites">
      <Stack gap="m" align="start">
        <Heading level={2} size="sub">
          Preview a draft
        </Heading>
        <Text size="small" tone="muted">
          Whoever has the link sees the draft of a site before it is published.
        </Text>
        {link ? (
          <Callout tone="success" title={`The link to ${draft}`} role="status">
            <TextLink href={link} rel="noreferrer">
              {link}
            </TextLink>
          </Callout>
        ) : null}
        <Select label="Site" id="site" name="site" size="s" defaultValue={site}>
          {sites.map(({ key, name }) => (
            <option key={key} value={key}>
              {name || key}
            </option>
          ))}
        </Select>
        <TextInput
          label="Draft"
          hint="The part after ~ in the keys of its objects, such as spring."
          id="draft"
          name="draft"
          autoComplete="off"
          defaultValue={draft}
          error={draftError}
          required
        />
        <TextInput
          label="Days"
          hint="For how long the link works."
          id="days"
          name="days"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={days}
          error={daysError}
          required
        />
        <Button type="submit" size="s">
          Make the link
        </Button>
      </Stack>
    </form>
  </Panel>
)
