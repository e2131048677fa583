import { expect, test } from 'vitest'
import { partsOf } from '../../src/games/futurisiko/chapters'

test('A game is read as its draft and its rounds, part by part', () => {
  const moves = [
    'turn tregua:violet',
    'turn tregua:red',
    'claim peru',
    'turn scudo_spaziale:black',
    'turn tregua:blue',
    'deal arma_segreta:red',
    'build tank 3 peru',
    'built',
    'ready',
    'move tank 2 peru brasile',
    'turn tregua:green',
    'keep',
    'shield red',
  ]
  expect(partsOf(moves)).toEqual([
    [0, 'draft'],
    [0, 'draft'],
    [0, 'draft'],
    [1, 'sequence'],
    [1, 'sequence'],
    [1, 'cards'],
    [1, 'production'],
    [1, 'production'],
    [1, 'operations'],
    [1, 'operations'],
    [2, 'sequence'],
    [2, 'cards'],
    [2, 'production'],
  ])
})
