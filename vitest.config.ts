import { availableParallelism } from 'node:os';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config';

type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>;

const notOurs = ['**/node_modules/**'];
/** Tables of programs on the hosts where they run for learners: minutes, not seconds. */
const hostTests = 'packages/**/*.host.test.ts';
/** A test never asserts a time; on a slow or busy machine it may take one. */
const testTimeout = 300_000;
/** Nobody sits at a machine that tests: by default one of two cores would rest. */
const maxWorkers = availableParallelism();
/** What the tutor has learned is built, as for the product. */
const knowledge = './scripts/knowledge-for-tests.ts';
const failOnConsole = './scripts/fail-on-console.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      nodeProject('packages', 'packages', {
        exclude: [...notOurs, hostTests],
        globalSetup: knowledge,
      }),
      nodeProject('hosts', 'packages', { include: [hostTests] }),
      nodeProject('server', 'apps/server', {
        isolate: true,
        globalSetup: [knowledge, './apps/server/test/postgres-server.ts'],
      }),
      nodeProject('scripts', 'scripts'),
      {
        extends: './apps/web/vite.config.ts',
        css: { postcss: onlyWhatIsShown() },
        test: {
          name: 'web',
          root: '.',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout,
          maxWorkers,
          isolate: false,
          setupFiles: [failOnConsole, './apps/web/test-setup.ts'],
          css: { include: /\.module\.css$/, modules: { classNameStrategy: 'stable' } },
        },
      },
    ],
  },
});

function nodeProject(
  name: string,
  folder: string,
  more: Partial<ProjectConfig> = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude: notOurs,
      setupFiles: [failOnConsole],
      testTimeout,
      maxWorkers,
      // What a file imports is read once by each worker, the tutor's knowledge too.
      isolate: false,
      ...more,
    },
  };
}

/** For each element jsdom looks at every rule; these are all that finding, naming and clicking one asks for. */
function onlyWhatIsShown(): NonNullable<NonNullable<ViteUserConfig['css']>['postcss']> {
  return {
    plugins: [
      {
        postcssPlugin: 'only-what-is-shown',
        OnceExit(root) {
          root.walkDecls(
            /^(?!(?:display|visibility|position|float|content|pointer-events|user-select)$)/,
            (other) => void other.remove(),
          );
          root.walkRules((rule) => {
            if (rule.nodes.length === 0) rule.remove();
          });
        },
      },
    ],
  };
}
