import { expect } from 'vitest'
import { addLineItem, toPlatformAddress, toShopAddress } from '../../src/index.ts'
import { createServerClient } from '../../src/server/index.ts'
import { getSiteConfig } from '../../src/site/index.ts'
import { aCart, aLine, anAddress } from '../../src/testing/index.ts'
import { project, sku } from '../project.ts'
import { type Fact, guest, us } from './fact.ts'

export const shapes: readonly Fact[] = [
  ['§3', 'Address (shop shape): id (defaults to "new")', () => expect(toShopAddress({}).id).toBe('new')],
  [
    '§3',
    'Mapped both ways with the platform shape',
    () => {
      const platform = anAddress({ additionalAddressInfo: '2nd floor' })
      expect(platform).toMatchObject(toPlatformAddress(toShopAddress(platform)))
    },
  ],
  [
    '§3',
    'when converting to the platform shape an empty additional info becomes first name plus last name',
    () => expect(toPlatformAddress(toShopAddress(anAddress())).additionalAddressInfo).toBe('Marianne Hale'),
  ],
  [
    '§3',
    'Address (platform shape): id, key, title, email, salutation, firstName, …, phone, mobile, fax',
    () => expect(Object.keys(anAddress())).toHaveLength(23),
  ],
  ['§3', 'Money is held in cents', () => expect(aCart().totalPrice.centAmount).toBe(3900)],
  [
    '§3',
    'Line item: id (lineItemId), productId, productKey, …, productType (name, key)',
    () => expect(aLine()).toHaveProperty('productType.key'),
  ],
  [
    '§3',
    'Line item: custom fields with definitions (name, label, type, enumerated values with key and label)',
    async () => {
      const design = { custom: { repeatType: 'half-drop' }, customTypeKey: 'line-item-design' }
      const [line] = (await addLineItem(guest(), us, { sku, ...design })).lineItems
      expect(line?.custom?.customFieldsRaw).toMatchObject([{ name: 'repeatType', value: 'half-drop' }])
      const definition = line?.custom?.type?.fieldDefinitions.find(({ name }) => name === 'repeatType')
      expect(definition).toMatchObject({
        label: 'Pattern',
        type: {
          name: 'Enum',
          values: [{ key: 'basic' }, { key: 'half-drop', label: 'Half-drop' }, {}, {}],
        },
      })
    },
  ],
  [
    '§3',
    'Site config: name, url, shortcutIcon, brandLogo, brandLogoSmall, displayMultiBrandBanner, order, key, siblingSites',
    async () => {
      const site = await getSiteConfig(
        createServerClient({ ...project, apiUrl: project.authUrl }).client,
        'larkhouse',
        'en-GB',
      )
      const specified = [
        'name',
        'url',
        'shortcutIcon',
        'brandLogo',
        'brandLogoSmall',
        'displayMultiBrandBanner',
        'order',
        'key',
        'siblingSites',
      ]
      // Settings that the specification's shape does not list: the smallest order of a currency (spec §5), and settings
      // that a brand team changes without code.
      const added = [
        'about',
        'categories',
        'currency',
        'description',
        'help',
        'mailFrom',
        'minimumAmounts',
        'motto',
        'orderPrefix',
        'seller',
        'theme',
        'title',
      ]
      expect(site.ok && Object.keys(site.value ?? {}).sort()).toEqual([...specified, ...added].sort())
    },
  ],
]
