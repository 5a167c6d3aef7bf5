/** How long a visitor waits for an island's scripts: one that never answers counts as failed, until it comes after all. */
export const SCRIPT_DEADLINE_MS = 9000;
