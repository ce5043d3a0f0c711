import { useState } from 'react'
import {
  Badge,
  Button,
  Callout,
  Disclosure,
  Heading,
  List,
  MembershipPanel,
  Price,
  ProductCard,
  SegmentedControl,
  Select,
  Stack,
  space,
  Text,
  TextInput,
  vars,
} from '../../index.ts'
import type { ColorMode } from '../../theme/brand.ts'
import type { ColorRoles } from '../../theme/colors.ts'
import { contrastProblems } from '../../theme/contrastProblems.ts'
import { larkhouseDark, larkhouseLight } from '../../theme/larkhouseColors.ts'
import { selvedgeDark, selvedgeLight } from '../../theme/selvedgeColors.ts'
import { DesignImage } from '../designImages.tsx'
import { understoreyDesign } from '../designs.ts'
import {
  type Corners,
  cornerRadii,
  juniper,
  type OwnBrand,
  ownBrandTheme,
  readOwnBrand,
  saveOwnBrand,
  type Typeface,
  typefaces,
} from './ownBrand.ts'

const starts: Readonly<Record<string, OwnBrand>> = {
  Juniper: juniper,
  Selvedge: { light: selvedgeLight, dark: selvedgeDark, corners: 'soft', typeface: 'serif' },
  Larkhouse: { light: larkhouseLight, dark: larkhouseDark, corners: 'round', typeface: 'sans' },
}

const isRole = (role: string): role is keyof ColorRoles => role in selvedgeLight
const roles = Object.keys(selvedgeLight).filter(isRole)

type ColorFieldsProps = {
  readonly colors: ColorRoles
  readonly onChange: (role: keyof ColorRoles, color: string) => void
}

const ColorFields = ({ colors, onChange }: ColorFieldsProps) => (
  <div
    style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: space.s }}
  >
    {roles.map((role) => (
      <label key={role} style={{ display: 'flex', alignItems: 'center', gap: space.xs }}>
        <input
          type="color"
          value={colors[role].toLowerCase()}
          onChange={(event) => onChange(role, event.currentTarget.value.toUpperCase())}
          style={{
            flex: 'none',
            inlineSize: 44,
            blockSize: 44,
            padding: 0,
            border: 'none',
            background: 'none',
          }}
        />
        <Text as="span" size="small">
          {role}
        </Text>
      </label>
    ))}
  </div>
)

const Preview = ({ brand, mode }: { readonly brand: OwnBrand; readonly mode: ColorMode }) => {
  const theme = ownBrandTheme(brand)
  return (
    <div
      {...theme.attributes(mode)}
      style={{
        background: vars.color.page,
        color: vars.color.text,
        padding: space.l,
        border: `1px solid ${vars.color.line}`,
      }}
    >
      <style>{theme.css}</style>
      <Stack gap="l">
        <Heading level={2}>Cloth with a name</Heading>
        <Text tone="muted">Designs by independent artists, printed to order.</Text>
        <div style={{ maxInlineSize: '16rem' }}>
          <ProductCard
            href="#product"
            name={understoreyDesign.name}
            kind="Fabric"
            designer={understoreyDesign.designer}
            colors={understoreyDesign.colors}
            badge={
              <Badge look="label" tone="sale">
                Sale
              </Badge>
            }
            price={
              <Price current="$14.80" was="$18.50" labels={{ current: 'Now', was: 'Was' }} unit="a yard" />
            }
            image={<DesignImage />}
          />
        </div>
        <TextInput
          label="Email"
          type="email"
          name="email"
          error="Enter an email address, such as you@example.com."
        />
        <Callout tone="success">It is in your cart.</Callout>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.s }}>
          <Button>Add to cart</Button>
          <Button tone="secondary">Order a swatch</Button>
        </div>
        <MembershipPanel
          tone="plus"
          title="Plus"
          text="10% off everything that is printed, and less for shipping."
          action={<Button tone="panel">Join Plus</Button>}
        />
      </Stack>
    </div>
  )
}

const Problems = ({ brand }: { readonly brand: OwnBrand }) => {
  const modes = (['light', 'dark'] as const).map((mode) => ({
    mode,
    problems: contrastProblems(brand[mode]),
  }))
  return modes.every(({ problems }) => problems.length === 0) ? (
    <Callout tone="success">All colours can be read.</Callout>
  ) : (
    <Stack gap="s">
      {modes
        .filter(({ problems }) => problems.length > 0)
        .map(({ mode, problems }) => (
          <Callout key={mode} tone="error" title={`Hard to read in ${mode} mode`}>
            <List gap="xs">
              {problems.map((problem) => (
                <Text key={problem} as="span" size="small">
                  {problem}
                </Text>
              ))}
            </List>
          </Callout>
        ))}
    </Stack>
  )
}

const codeOf = ({ light, dark, corners, typeface }: OwnBrand): string =>
  `export const brand = defineBrand(${JSON.stringify(
    {
      name: 'my-brand',
      light,
      dark,
      tokens: { ...typefaces[typeface], radius: cornerRadii[corners] },
    },
    null,
    2,
  )})`

/**
 * Fields for the colours, corners and fonts of a brand, with a preview, the contrast of its colours, and its code. Every change
 * is stored, so that all other stories can show the brand.
 */
export const BrandEditor = () => {
  const [brand, setBrand] = useState(readOwnBrand)
  const [mode, setMode] = useState<ColorMode>('light')
  const change = (next: OwnBrand): void => {
    setBrand(next)
    saveOwnBrand(next)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.xl }}>
      <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>
        <Stack gap="l">
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
            <Text as="span" size="small">
              Start from
            </Text>
            {Object.entries(starts).map(([name, start]) => (
              <Button key={name} tone="secondary" onClick={() => change(start)}>
                {name}
              </Button>
            ))}
          </div>
          <Select
            label="Corners"
            name="corners"
            value={brand.corners}
            onChange={(event) => change({ ...brand, corners: event.currentTarget.value as Corners })}
          >
            {Object.keys(cornerRadii).map((corners) => (
              <option key={corners}>{corners}</option>
            ))}
          </Select>
          <Select
            label="Type"
            name="type"
            value={brand.typeface}
            onChange={(event) => change({ ...brand, typeface: event.currentTarget.value as Typeface })}
          >
            {Object.keys(typefaces).map((typeface) => (
              <option key={typeface}>{typeface}</option>
            ))}
          </Select>
          <SegmentedControl
            legend="Colour mode"
            legendShown
            name="mode"
            value={mode}
            onChange={(value) => setMode(value === 'dark' ? 'dark' : 'light')}
            segments={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <ColorFields
            colors={brand[mode]}
            onChange={(role, color) => change({ ...brand, [mode]: { ...brand[mode], [role]: color } })}
          />
        </Stack>
      </div>
      <div style={{ flex: '1 1 20rem', minInlineSize: 0 }}>
        <Stack gap="l">
          <Preview brand={brand} mode={mode} />
          <Problems brand={brand} />
          <Disclosure label="Code of the brand">
            <pre style={{ overflowX: 'auto' }}>{codeOf(brand)}</pre>
          </Disclosure>
        </Stack>
      </div>
    </div>
  )
}
