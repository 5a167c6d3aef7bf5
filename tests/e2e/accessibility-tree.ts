import type { CDPSession, Page } from '@playwright/test';

/** One thing that a screen reader can come to. */
export interface SpokenNode {
  role: string;
  name: string;
  description: string;
  /** Of a heading, from 1. */
  level: number | undefined;
  /** `polite` or `assertive` where changes are read out by themselves. */
  live: string | undefined;
}

type RawNode = Awaited<ReturnType<CDPSession['send']>> & {
  nodeId: string;
  ignored: boolean;
  childIds?: string[];
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** The browser's own accessibility tree, from top to bottom: what is inert, hidden or behind a modal dialog is not in it. */
export async function readAccessibilityTree(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: RawNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): RawNode[] => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(speak);
}

function speak({ role, name, description, properties = [] }: RawNode): SpokenNode {
  const property = (wanted: string) => properties.find((entry) => entry.name === wanted)?.value.value;
  const level = property('level');
  const live = property('live');
  return {
    role: role?.value ?? '',
    name: name?.value ?? '',
    description: description?.value ?? '',
    level: typeof level === 'number' ? level : undefined,
    live: typeof live === 'string' ? live : undefined,
  };
}
