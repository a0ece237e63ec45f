import { type ProgramCase, printed, python } from './program-case.ts';

export const generators: readonly ProgramCase[] = [
  {
    title: 'a generator gives one value at a time',
    code: python`
      def runter(n):
          print("los")
          while n:
              yield n
              n -= 1
          print("fertig")
      g = runter(2)
      print("noch nichts")
      for x in g: print(x)
      print(list(g))
    `,
    output: printed`
      noch nichts
      los
      2
      1
      fertig
      []
    `,
  },
  {
    title: 'an endless generator is cut off',
    code: python`
      import itertools
      def fib():
          a, b = 0, 1
          while True:
              yield a
              a, b = b, a + b
      print(list(itertools.islice(fib(), 10)), next(x for x in fib() if x > 1000))
    `,
    output: '[0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 1597\n',
  },
  {
    title: 'a generator takes values, exceptions and its end',
    code: python`
      def mittel():
          summe = anzahl = 0
          wert = None
          try:
              while True:
                  try:
                      x = yield wert
                  except ValueError as e:
                      print("gefangen", e)
                      continue
                  summe += x
                  anzahl += 1
                  wert = summe / anzahl
          finally:
              print("aufgeräumt")
      m = mittel()
      next(m)
      print(m.send(10), m.send(20), m.throw(ValueError("oh")))
      m.close()
    `,
    output: 'gefangen oh\n10.0 15.0 15.0\naufgeräumt\n',
  },
  {
    title: 'yield from hands on and brings the result back',
    code: python`
      def innen():
          yield 1
          yield 2
          return "Ergebnis"
      def außen():
          r = yield from innen()
          yield r
          yield from "ab"
      print(list(außen()))
    `,
    output: "[1, 2, 'Ergebnis', 'a', 'b']\n",
  },
  {
    title: 'a generator expression is used up once',
    code: 'g = (x * x for x in range(3))\nprint(sum(g), sum(g), next(g, "leer"), type(g).__name__)',
    output: '5 0 leer generator\n',
  },
  {
    title: 'a tree is walked by a recursive generator',
    code: python`
      def flach(liste):
          for x in liste:
              if isinstance(x, list):
                  yield from flach(x)
              else:
                  yield x
      print(list(flach([1, [2, [3, []], 4]])))
    `,
    output: '[1, 2, 3, 4]\n',
  },
  {
    title: 'an iterator of an own class',
    code: python`
      class Würfe:
          def __init__(self, *zahlen): self.zahlen = zahlen
          def __iter__(self):
              self.i = 0
              return self
          def __next__(self):
              if self.i == len(self.zahlen): raise StopIteration
              self.i += 1
              return self.zahlen[self.i - 1]
      w = Würfe(3, 6)
      print(list(w), max(w), [x for x in w], 6 in w)
    `,
    output: '[3, 6] 6 [3, 6] True\n',
  },
  {
    title: 'iter and next by hand, and iter with an end value',
    code: python`
      i = iter([1, 2])
      print(next(i), next(i), next(i, "Ende"))
      werte = iter([5, 6, 0, 7])
      print(list(iter(lambda: next(werte), 0)))
      next(i)
    `,
    output: '1 2 Ende\n[5, 6]\n',
    error: {
      type: 'StopIteration',
      message: '',
      at: '5:1-5:8',
      values: { i: { type: 'list_iterator' } },
    },
  },
  {
    title: 'StopIteration inside of a generator is an error',
    code: python`
      def g():
          raise StopIteration("x")
          yield
      list(g())
    `,
    error: {
      type: 'RuntimeError',
      message: 'generator raised StopIteration',
      cause: { type: 'StopIteration', message: 'x' },
    },
  },
  {
    title: 'a generator that runs already cannot go on',
    code: python`
      def g():
          yield next(ich)
      ich = g()
      next(ich)
    `,
    error: { type: 'ValueError', message: 'generator already executing', at: '2:11-2:20' },
  },
  {
    title: 'asynchronous programs wait for each other',
    code: python`
      import asyncio
      async def koche(was, minuten):
          for _ in range(minuten): await asyncio.sleep(0)
          await asyncio.sleep(0)
          print(was, "fertig")
          return was
      async def main():
          print(await asyncio.gather(koche("Reis", 3), koche("Ei", 1), koche("Tee", 2)))
      asyncio.run(main())
      print("Ende")
    `,
    output: "Ei fertig\nTee fertig\nReis fertig\n['Reis', 'Ei', 'Tee']\nEnde\n",
    needs: 'suspending',
  },
  {
    title: 'asynchronous generators, queues, time limits and groups',
    code: python`
      import asyncio
      async def zähle(n):
          for i in range(n):
              yield i
              await asyncio.sleep(0)
      async def main():
          print([i async for i in zähle(3)])
          schlange = asyncio.Queue()
          async with asyncio.TaskGroup() as gruppe:
              gruppe.create_task(schlange.put("Post"))
              bote = gruppe.create_task(schlange.get())
          print(bote.result())
          try:
              await asyncio.wait_for(asyncio.sleep(60), 0.01)
          except TimeoutError as e:
              print(type(e).__name__)
          return 7
      print(asyncio.run(main()))
    `,
    output: '[0, 1, 2]\nPost\nTimeoutError\n7\n',
    needs: 'suspending',
  },
  {
    title: 'an error of an asynchronous function comes out of asyncio.run',
    code: python`
      import asyncio
      async def kaputt():
          await asyncio.sleep(0)
          return {}["weg"]
      asyncio.run(kaputt())
    `,
    error: { type: 'KeyError', message: "'weg'", at: '4:12-4:21', source: '{}["weg"]' },
    needs: 'suspending',
  },
  {
    title: 'a coroutine that nobody awaited is warned of',
    code: 'async def f(): pass\nf()',
    output: /coroutine 'f' was never awaited/,
  },
];
