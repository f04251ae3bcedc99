import { expect, test } from 'vitest'
import { createProduct } from '../product.ts'
import { wholeProduct } from './stage.ts'

test('tests have the features in the order of the product', () => {
  const names = wholeProduct.map(({ name }) => name)
  const product = createProduct().features.map(({ name }) => name)
  expect(names).toEqual(product.filter((name) => names.includes(name)))
})
