/** A design from the shop's catalogue, and the image views of it that stories show. */
export interface Design {
  readonly key: string
  readonly name: string
  readonly designer: string
  readonly colors: readonly [string, string, string, string, string]
  readonly views: readonly string[]
}

export const understoreyDesign: Design = {
  key: 'understorey-night-pond',
  name: 'Understorey',
  designer: 'Imani Okafor',
  colors: ['#1E2A44', '#E9877A', '#8FB39A', '#F3C969', '#F7EEDD'],
  views: [
    'card',
    'cloth',
    'tile',
    'bolt',
    'cushion',
    'wallpaper',
    'duvet',
    'curtain',
    'table',
    'towel',
    'hanging',
    'repeat',
    'hero-wallpaper',
  ],
}
export const courtDesign: Design = {
  key: 'court-of-oranges-terracotta',
  name: 'Court of Oranges',
  designer: 'Youssef Amrani',
  colors: ['#F4E6D6', '#C4572F', '#2F7F79', '#E3A648', '#3A2A2A'],
  views: ['card', 'cushion', 'hanging', 'duvet'],
}
export const hoursDesign: Design = {
  key: 'small-hours-bedtime',
  name: 'Small Hours',
  designer: 'Ottoline Reyes',
  colors: ['#27345C', '#F4D58D', '#9DB4DD', '#F2A7A0', '#FFF7E8'],
  views: ['card', 'curtain', 'cushion'],
}
export const stripeDesign: Design = {
  key: 'sweet-pea-stripe-marmalade',
  name: 'Sweet Pea Stripe',
  designer: 'Studio Wharf',
  colors: ['#FFF3DF', '#E4772E', '#8FA06B', '#F2B84B', '#5A2A1B'],
  views: ['card', 'cushion'],
}
export const plaidDesign: Design = {
  key: 'moor-plaid-olive',
  name: 'Moor Plaid',
  designer: 'Callum Innes',
  colors: ['#F5F0DF', '#6F7D3C', '#B9B36B', '#C9673E', '#2F3820'],
  views: ['card', 'towel', 'cushion'],
}
export const terrazzoDesign: Design = {
  key: 'terrazzo-rosa-rose-jam',
  name: 'Terrazzo Rosa',
  designer: 'Imani Okafor',
  colors: ['#F7E9E4', '#C9637A', '#7E8F6B', '#E8A7A1', '#4A2440'],
  views: ['card', 'cushion'],
}
export const dahliaDesign: Design = {
  key: 'dahlia-press-raspberry-fool',
  name: 'Dahlia Press',
  designer: 'Marit Solberg',
  colors: ['#FBE7E3', '#D6455D', '#4F8062', '#F3A39B', '#5A1730'],
  views: ['card', 'cushion'],
}
export const hedgerowDesign: Design = {
  key: 'hedgerow-walk-olive',
  name: 'Hedgerow Walk',
  designer: 'Marit Solberg',
  colors: ['#F5F0DF', '#6F7D3C', '#B9B36B', '#C9673E', '#2F3820'],
  views: ['card', 'table', 'cushion'],
}
export const palaisDesign: Design = {
  key: 'palais-fan-courtyard',
  name: 'Palais Fan',
  designer: 'Delphine Roux',
  colors: ['#F4E6D6', '#C4572F', '#2F7F79', '#E3A648', '#3A2A2A'],
  views: ['card', 'cushion'],
}
export const waterDesign: Design = {
  key: 'high-water-lagoon',
  name: 'High Water',
  designer: 'Kenji Mori',
  colors: ['#EAF4F1', '#137C8B', '#66BFB4', '#F4B860', '#0E3B4B'],
  views: ['card', 'cushion'],
}
export const boathouseDesign: Design = {
  key: 'boathouse-stripe-willow-plate',
  name: 'Boathouse Stripe',
  designer: 'Studio Wharf',
  colors: ['#F8F5EC', '#2F5D9E', '#8DB0D4', '#E7B65A', '#17315C'],
  views: ['card', 'cushion'],
}
export const tansyDesign: Design = {
  ...understoreyDesign,
  key: 'tansy-meadow-warm-tile',
  name: 'Tansy Meadow',
  views: ['card', 'cushion'],
}
export const fennelDesign: Design = {
  ...understoreyDesign,
  key: 'fennel-and-rye-late-supper',
  name: 'Fennel and Rye',
  views: ['card', 'cushion'],
}

export const designs: readonly Design[] = [
  understoreyDesign,
  courtDesign,
  hoursDesign,
  stripeDesign,
  plaidDesign,
  terrazzoDesign,
  dahliaDesign,
  hedgerowDesign,
  palaisDesign,
  waterDesign,
  boathouseDesign,
  tansyDesign,
  fennelDesign,
]
