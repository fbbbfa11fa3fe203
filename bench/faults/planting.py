"""Typical mistakes as mutations: a comparison inverted, a number off by one, a condition negated, a
call removed. Only inside functions, as `reaching` sees no line that runs at import."""

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+"}


@dataclass(frozen=True)
class Fault:
    file: str  # below the root of the project
    line: int
    end_line: int
    start: int  # byte offsets in the first and last line, as in `ast`
    end: int
    instead: str

    def planted(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)
        before = b"".join(lines[: self.line - 1]) + lines[self.line - 1][: self.start]
        after = lines[self.end_line - 1][self.end :] + b"".join(lines[self.end_line :])
        return (before + self.instead.encode() + after).decode()

    def __str__(self) -> str:
        return f"{self.file}:{self.line} → {' '.join(self.instead.split())[:60]}"


def sample(root: Path, folders: tuple[str, ...], count: int, seed: int) -> list[Fault]:
    """So many faults, each in a different file; fewer if there are not enough files."""
    dice = random.Random(seed)
    files = [
        path
        for folder in folders
        for path in sorted((root / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    dice.shuffle(files)
    found: list[Fault] = []
    for path in files:
        faults = list(_faults(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")))
        if faults and len(found) < count:
            found.append(dice.choice(faults))
    return found


def _faults(file: str, source: str) -> Iterator[Fault]:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    for function in (one for one in ast.walk(ast.parse(source)) if isinstance(one, functions)):
        for statement in function.body:
            for node in ast.walk(statement):
                instead = _wrong(node)
                if instead is not None:
                    yield Fault(file, *_place(node), instead)


def _place(node: ast.AST) -> tuple[int, int, int, int]:
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.lineno, node.end_lineno, node.col_offset, node.end_col_offset


def _wrong(node: ast.AST) -> str | None:
    """The source of this node with a fault; None: no fault applies."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in COMPARED:
            sign = COMPARED[type(operator)]
            return f"({ast.unparse(left)} {sign} {ast.unparse(right)})"
        case ast.BoolOp(operator, values):
            word = " or " if isinstance(operator, ast.And) else " and "
            return f"({word.join(f'({ast.unparse(one)})' for one in values)})"
        case ast.UnaryOp(ast.Not(), operand):
            return f"bool({ast.unparse(operand)})"
        case ast.BinOp(left, operator, right) if type(operator) in COUNTED:
            sign = COUNTED[type(operator)]
            return f"(({ast.unparse(left)}) {sign} ({ast.unparse(right)}))"
        case ast.Constant(bool() as value):
            return str(not value)
        case ast.Constant(int() as value):
            return str(value + 1)
        case ast.Expr(ast.Call()):
            return "pass"
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            return "return None"
    return None
