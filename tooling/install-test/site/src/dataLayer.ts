declare global {
  interface Window {
    dataLayer: object[]
  }
}

window.dataLayer = []

export const dataLayer = { push: (entry: object) => window.dataLayer.push(entry) }
