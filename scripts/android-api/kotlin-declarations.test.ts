import { describe, expect, it } from 'vitest';
import { declaredPackages } from './declared-packages.ts';
import { kotlinDeclarations } from './kotlin-declarations.ts';

const declared = async (code: string) => (await kotlinDeclarations(code)).declarations;

describe('kotlinDeclarations', () => {
  it('leaves out code, and what is private or internal', async () => {
    const code = `
class Store internal constructor(private val keys: List<String>) {
    var size: Int = 0
        private set
    private val hidden = 1
    internal fun drop() {}
    @JvmOverloads
    suspend fun find(name: String, limit: Int = 10): String? = null
    fun clear() { size = 0 }
    fun reset() = apply { clear() }
}
private class Other
`;
    expect(await declared(code)).toEqual([
      {
        header: 'class Store internal constructor()',
        members: [
          'val size: Int',
          'suspend fun find(name: String, limit: Int = …): String?',
          'fun clear(): Unit',
          'fun reset(): Store',
        ],
      },
    ]);
  });

  it('keeps the properties of a constructor, and declares each of several constructors', async () => {
    const code = `
data class Point(val x: Int, var y: Int? = null)
class Pattern(private val text: String) : Rule() {
    constructor(letters: List<Char>) : this(letters.joinToString(""))
}
enum class Side(val label: String) { LEFT("l"), RIGHT("r") }
fun <T> Any?.read(path: String): T = TODO()
`;
    expect(await declared(code)).toEqual([
      { header: 'data class Point(val x: Int, var y: Int? = …)', members: [] },
      {
        header: 'class Pattern : Rule()',
        members: ['constructor(text: String)', 'constructor(letters: List<Char>)'],
      },
      { header: 'enum class Side', members: ['entry LEFT', 'entry RIGHT', 'val label: String'] },
      'fun <T> Any?.read(path: String): T',
    ]);
  });

  it("reports a declaration whose type it doesn't know", async () => {
    await expect(declared('class A {\n    fun b() = other.c()\n}\n')).rejects.toThrow('A.b has no type');
  });

  it("ends at code that isn't Kotlin", async () => {
    await expect(declared('class {')).rejects.toThrow("The file can't be read: Line 1");
  });
});

it('a package has the imports that its signatures use', async () => {
  const code = 'package a\n\nimport b.Used\nimport b.Unused\n\nfun f(value: Used) { Unused() }\n';
  expect(await declaredPackages(new Map([['a.kt', code]]))).toEqual({
    a: { imports: ['b.Used'], declarations: ['fun f(value: Used): Unit'] },
  });
});
