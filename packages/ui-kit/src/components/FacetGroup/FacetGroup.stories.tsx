import type { Meta } from '@storybook/react-vite'
import { FacetGroup, Grid, TextInput, TextLink } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './FacetGroup.docs.ts'

export default {
  title: 'Forms/FacetGroup',
  component: FacetGroup,
  parameters: { guide },
} satisfies Meta

export const Checks = {
  render: () => (
    <FacetGroup
      legend="Material"
      name="material"
      options={[
        { value: 'cotton', label: 'Quilting cotton', count: '4,105', checked: true },
        { value: 'lawn', label: 'Cotton lawn', count: '4,061' },
      ]}
      more={
        <TextLink href="#more" size="small">
          13 more fabrics
        </TextLink>
      }
    />
  ),
}

export const Colours = {
  render: () => (
    <FacetGroup
      legend="Colour"
      name="colour"
      options={[
        ['red', '#B23A33'],
        ['teal', '#0B6E69'],
        ['cream', '#F4EEE2'],
      ].map(([label = '', color = ''], at) => ({
        value: label,
        label,
        color,
        count: String(40 - at),
        checked: label === 'teal',
      }))}
    />
  ),
}

export const Folded = {
  render: () => (
    <FacetGroup
      legend="Designer"
      name="designer"
      options={['Imani Okafor', 'Marit Solberg', 'Kenji Mori', 'Delphine Roux'].map((label) => ({
        value: label,
        label,
        count: '12',
      }))}
      fold={{ after: 2, label: '2 more designers' }}
    />
  ),
}

export const Fields = {
  render: () => (
    <FacetGroup legend="Price" note="per yard">
      <Grid columns="pair">
        <TextInput label="From" size="s" />
        <TextInput label="To" size="s" />
      </Grid>
    </FacetGroup>
  ),
}

export const Hover = hover(Checks)
export const Focus = focus(Checks)
export const Active = active(Checks)
export const LongText = longText(Checks)
export const RightToLeft = rightToLeft(Checks)
export const SmallScreen = smallScreen(Checks)
