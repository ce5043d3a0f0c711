import { Columns } from '@selvedge/ui-kit/Columns'
import { Facts } from '@selvedge/ui-kit/Facts'
import { Figures } from '@selvedge/ui-kit/Figures'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Section } from '@selvedge/ui-kit/Section'
import { SegmentedControl } from '@selvedge/ui-kit/SegmentedControl'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { m } from '../../paraglide/messages.js'
import type { ProductData } from './loadProduct.server.ts'

type UnitSwitchProps = Pick<ProductData, 'system' | 'units'> & {
  /** The id of the part of the page that the switch is in. */
  readonly at: string
}

/** A switch between inches and centimeters for all measures on the page. */
export const UnitSwitch = ({ system, units, at }: UnitSwitchProps) => (
  <SegmentedControl
    legend={m.measurement()}
    name="units"
    value={system}
    segments={[
      { value: 'IMPERIAL', label: m.measurement_imperial(), href: `${units.imperial}#${at}` },
      { value: 'METRIC', label: m.measurement_metric(), href: `${units.metric}#${at}` },
    ]}
  />
)

/** The measures of the product, and the facts about its material. */
export const ProductFacts = ({ about, system, units }: Pick<ProductData, 'about' | 'system' | 'units'>) =>
  about.figures.length === 0 ? null : (
    <Section labelledBy="facts">
      <Columns layout="facets">
        <Stack gap="m">
          <Heading level={2} id="facts">
            {m.facts_title()}
          </Heading>
          <Text tone="muted" size="small">
            {about.note}
          </Text>
          <UnitSwitch system={system} units={units} at="facts" />
        </Stack>
        <Stack gap="l">
          <Figures items={about.figures} />
          {about.facts.length > 0 ? (
            <Facts items={about.facts.map(({ term, value }) => ({ term, value }))} />
          ) : null}
        </Stack>
      </Columns>
    </Section>
  )
