import type { Meta } from '@storybook/react-vite'
import { Dots, Grid, Heading, Stack, space, Text, vars } from '../index.ts'
import { quincePrint } from './prints.ts'

export default { title: 'Foundations/Samples' } satisfies Meta

export const Colour = {
  render: () => (
    <Grid columns="four">
      {Object.entries(vars.color).map(([role, value]) => (
        <div key={role}>
          <div style={{ background: value, height: 72, border: `1px solid ${vars.color.line}` }} />
          <Text size="small">{role}</Text>
        </div>
      ))}
    </Grid>
  ),
}

export const Type = {
  render: () => (
    <Stack gap="l">
      <Heading level={1} size="hero">
        Cloth with a name
      </Heading>
      <Heading level={2}>Collections</Heading>
      <Heading level={3}>Imani Okafor</Heading>
      <Text size="lead" measure="prose">
        Designs by independent artists, printed to order by the yard, the roll or the pillow.
      </Text>
      <Text measure="prose">Every order is printed after you place it. Nothing waits in a warehouse.</Text>
      <Text size="small" tone="muted" digits="tabular">
        214 designs, from $14.00
      </Text>
    </Stack>
  ),
}

export const Space = {
  render: () => (
    <Stack gap="xs">
      {Object.entries(space).map(([name, size]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
          <div style={{ width: size, height: 16, background: vars.color.accent }} />
          <Text size="small">
            {name}, {size} px
          </Text>
        </div>
      ))}
    </Stack>
  ),
}

export const FiveDots = {
  render: () => (
    <Stack gap="l">
      <Dots size="strip">The brand’s colours</Dots>
      <Dots size="strip" colors={quincePrint.colors}>
        {quincePrint.name}
      </Dots>
    </Stack>
  ),
}
