"""From what numba compiles to WebAssembly, with the LLVM that numba brings: no other compiler, no linker.

An object file for WebAssembly is a module already: it imports its memory, its stack and what it calls, and as long as
it is the only one, its addresses are right. All it lacks is a list of what others may call (`exporting`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What all browsers of the last years have (Safari since 16.4)."""
SYMBOLS, EXPORTS = 8, 7
"""Numbers of a subsection (linking) and a section."""
ORDER = (1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11)
"""In which order a module has its sections."""
DATA, SECTION = 1, 3
"""Kinds of symbols that are listed differently."""
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40

RUNTIME = """
@room = global i32 0

define linkonce_odr ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline optnone {
  %free = load i32, ptr @room
  %here = inttoptr i32 %free to ptr
  %content = add i32 %free, 64
  %short = trunc i64 %size to i32
  %end = add i32 %content, %short
  %padded = add i32 %end, 63
  %next = and i32 %padded, -64
  store i32 %next, ptr @room
  store i64 1, ptr %here
  %last = zext i32 %next to i64
  %to = getelementptr i8, ptr %here, i32 32
  store i64 %last, ptr %to
  %data = inttoptr i32 %content to ptr
  %at = getelementptr i8, ptr %here, i32 24
  store ptr %data, ptr %at
  ret ptr %here
}
define linkonce_odr ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %here = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %here
}
define linkonce_odr ptr @NRT_Allocate(i64 %size) {
  %here = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 64)
  ret ptr %here
}
define linkonce_odr void @NRT_incref(ptr %block) {
  %none = icmp eq ptr %block, null
  br i1 %none, label %end, label %count
count:
  %uses = load i64, ptr %block
  %more = add i64 %uses, 1
  store i64 %more, ptr %block
  br label %end
end:
  ret void
}
define linkonce_odr void @NRT_decref(ptr %block) {
  %none = icmp eq ptr %block, null
  br i1 %none, label %end, label %count
count:
  %uses = load i64, ptr %block
  %fewer = sub i64 %uses, 1
  store i64 %fewer, ptr %block
  %unused = icmp eq i64 %fewer, 0
  br i1 %unused, label %free, label %end
free:
  call void @give_back(ptr %block)
  br label %end
end:
  ret void
}
define linkonce_odr void @give_back(ptr %block) noinline optnone {
  %to = getelementptr i8, ptr %block, i32 32
  %last = load i64, ptr %to
  %until = trunc i64 %last to i32
  %begins = load i32, ptr @room
  %is_last = icmp eq i32 %until, %begins
  br i1 %is_last, label %back, label %end
back:
  %here = ptrtoint ptr %block to i32
  store i32 %here, ptr @room
  br label %end
end:
  ret void
}
define linkonce_odr i32 @numba_attempt_nocopy_reshape(i64 %nd, ptr %dims, ptr %strides, i64 %newnd, ptr %newdims,
                                                      ptr %newstrides, i64 %itemsize, i32 %fortran) {
begin:
  br label %next
next:
  %left = phi i64 [ %newnd, %begin ], [ %at, %step ]
  %stride = phi i64 [ %itemsize, %begin ], [ %wider, %step ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %end, label %step
step:
  %at = sub i64 %left, 1
  %to = getelementptr i64, ptr %newstrides, i64 %at
  store i64 %stride, ptr %to
  %from = getelementptr i64, ptr %newdims, i64 %at
  %size = load i64, ptr %from
  %wider = mul i64 %stride, %size
  br label %next
end:
  ret i32 1
}
define void @__multi3(ptr %product, i64 %a, i64 %a_high, i64 %b, i64 %b_high) noinline optnone {
  %low = mul i64 %a, %b
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %carry = lshr i64 %p00, 32
  %middle = add i64 %p10, %carry
  %middle0 = and i64 %middle, 4294967295
  %middle1 = lshr i64 %middle, 32
  %other = add i64 %p01, %middle0
  %other1 = lshr i64 %other, 32
  %above = add i64 %p11, %middle1
  %upper = add i64 %above, %other1
  %cross1 = mul i64 %a, %b_high
  %cross2 = mul i64 %a_high, %b
  %sum = add i64 %upper, %cross1
  %high = add i64 %sum, %cross2
  store i64 %low, ptr %product
  %second = getelementptr i64, ptr %product, i32 1
  store i64 %high, ptr %second
  ret void
}
"""
"""What numba and LLVM call.

Memory: an arena, which begins anew with each call. A block begins with how often it is used; at 24 is the address of
its content, where numba looks for it, and at 32 its end. The last block is free again when nobody uses it any more.
LLVM must not look into that: it would move what is done with old content behind what is done with the new one.
Reshaping: for arrays without gaps, others do not occur. The product of two numbers of 128 bits: checks of sizes
multiply like that.
"""
BUILT_IN = "__multi3"


def target_machine() -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


def compiled_to_wasm(functions: dict[str, tuple[str, str]]) -> bytes:
    """One module with these functions: name → numba's IR and the function's name in it.

    Each is called with the address of its arguments, eight bytes for each, and with the address from which on memory is
    free. It returns what numba's function returns as a whole number of 32 bits; −1 if it raises.
    """
    machine = target_machine()
    whole = _parsed(RUNTIME, machine)
    for name, (ir, mangled) in functions.items():
        part = _parsed(ir, machine)
        whole.link_in(_parsed(_entry(name, mangled, part), machine))
        whole.link_in(part)
    for thing in [*whole.functions]:
        if thing.is_declaration and not thing.name.startswith("llvm."):
            whole.link_in(_parsed(_missing(thing), machine))
    public = {*functions, BUILT_IN}
    for thing in [*whole.functions, *whole.global_variables]:
        if not thing.is_declaration and thing.name not in public:
            thing.linkage = "internal"
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return exporting(machine.emit_object(whole), functions)


def _missing(function: llvm.ValueRef) -> str:
    """A function that only Python has, to raise what no decision ever raises: here it ends the call."""
    result, arguments = re.fullmatch(r"(.+?) \((.*)\)", str(function.global_value_type)).groups()  # type: ignore[union-attr]
    return f'define {result} @"{function.name}"({arguments}) {{\n  call void @llvm.trap()\n  unreachable\n}}'


def _parsed(ir: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """IR for this machine: numba's is for the one it runs on."""
    lines = [
        re.sub(r"\bcommon ", "weak ", line) if line.startswith("@") else line
        for line in ir.splitlines()
        if not line.startswith(("target triple", "target datalayout", "source_filename"))
    ]
    text = re.sub(r'"(target-cpu|target-features|probe-stack|stack-probe-size)"="[^"]*"', "", "\n".join(lines))
    runtime = r"^define [^\n]*@(?:NRT_(?:incref|decref)|NRT_MemInfo_\w+)\(.*?^}\n"
    if "@room" not in text:  # numba's own reference counting
        text = re.sub(runtime, "", text, flags=re.MULTILINE | re.DOTALL)
        declared = [line for line in RUNTIME.splitlines() if line.startswith("define")]
        for line in declared:
            declaration = line.replace("define linkonce_odr", "declare").removesuffix(" {")
            symbol = re.search(r"@\w+", line)[0]
            if symbol in text and not re.search(rf"^declare [^\n]*{symbol}\(", text, re.MULTILINE):
                text += f"\n{declaration}"
    module = llvm.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{text}')
    module.verify()
    return module


def _entry(name: str, mangled: str, part: llvm.ModuleRef) -> str:
    """A function that loads the arguments of a numba function and calls it."""
    function = part.get_function(mangled)
    result, error, *arguments = [str(argument.type) for argument in function.arguments]
    kind = re.search(rf"@(?:\"{re.escape(mangled)}\"|{re.escape(mangled)})\(", str(function))
    assert kind is not None
    loads = [
        f"  %at{n} = getelementptr i64, ptr %arguments, i32 {n}\n  %a{n} = load {type_}, ptr %at{n}, align 8"
        for n, type_ in enumerate(arguments)
    ]
    given = ", ".join(["ptr %result", "ptr %error", *(f"{type_} %a{n}" for n, type_ in enumerate(arguments))])
    declared = ", ".join([result, error, *arguments])
    return "\n".join([
        "@room = external global i32",
        f'declare i32 @"{mangled}"({declared})',
        f"define i32 @{name}(ptr %arguments, i32 %room) {{",
        "  store i32 %room, ptr @room",
        "  %result = alloca i64",
        "  %error = alloca ptr",
        *loads,
        f'  %status = call i32 @"{mangled}"({given})',
        "  %fine = icmp eq i32 %status, 0",
        "  %value = load i64, ptr %result",
        "  %short = trunc i64 %value to i32",
        "  %answer = select i1 %fine, i32 %short, i32 -1",
        "  ret i32 %answer",
        "}",
    ])  # fmt: skip


# A module's bytes


def exporting(module: bytes, names: Iterable[str]) -> bytes:
    """The same module, which exports these functions and has no notes for a linker."""
    sections = list(_sections(module))
    linking = next(content for kind, content in sections if kind == 0 and content.startswith(b"\x07linking"))
    places = dict(_functions(linking[8:]))
    exports = [_number(len(name)) + name.encode() + b"\0" + _number(places[name]) for name in sorted(names)]
    kept = [(kind, content) for kind, content in sections if kind != 0]
    kept.append((EXPORTS, _number(len(exports)) + b"".join(exports)))
    kept.sort(key=lambda section: ORDER.index(section[0]))
    return module[:8] + b"".join(bytes([kind]) + _number(len(content)) + content for kind, content in kept)


def section(name: str, content: bytes) -> bytes:
    """A section of our own, to be put behind all others."""
    whole = _number(len(name)) + name.encode() + content
    return b"\0" + _number(len(whole)) + whole


def constants_end(module: bytes) -> int:
    """The first address behind a module's own constants."""
    content = next((content for kind, content in _sections(module) if kind == 11), b"\0")
    at = Reader(content)
    end = 0
    for _ in range(at.number()):
        assert at.number() == 0, "a segment of the first memory"
        assert at.take(1) == b"\x41", "at a constant address"
        start = at.signed()
        assert at.take(1) == b"\x0b"
        end = max(end, start + len(at.take(at.number())))
    return end


class Reader:
    """Reads what a module consists of."""

    def __init__(self, content: bytes) -> None:
        self.content, self.at = content, 0

    def take(self, size: int) -> bytes:
        self.at += size
        return self.content[self.at - size : self.at]

    def number(self) -> int:
        """LEB128."""
        value = shift = 0
        while True:
            (byte,) = self.take(1)
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                self.shift = shift
                return value

    def signed(self) -> int:
        value = self.number()
        return value - (1 << self.shift) if value >> self.shift - 1 else value

    def name(self) -> str:
        return self.take(self.number()).decode()


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = Reader(module)
    at.take(8)
    while at.at < len(module):
        (kind,) = at.take(1)
        yield kind, at.take(at.number())


def _functions(linking: bytes) -> Iterator[tuple[str, int]]:
    """The names and numbers of a module's functions, from its notes for a linker."""
    at = Reader(linking)
    assert at.number() == 2, "version of the notes"
    while at.at < len(linking):
        (kind,) = at.take(1)
        part = Reader(at.take(at.number()))
        for _ in range(part.number() if kind == SYMBOLS else 0):
            (symbol,) = part.take(1)
            flags = part.number()
            if symbol == DATA:
                part.name()
                if not flags & UNDEFINED:
                    part.number(), part.number(), part.number()
            elif symbol == SECTION:
                part.number()
            else:
                number = part.number()
                if not flags & UNDEFINED or flags & EXPLICIT_NAME:
                    name = part.name()
                    if symbol == 0:
                        yield name, number


def _number(value: int) -> bytes:
    """LEB128."""
    digits = bytearray()
    while value > 127:
        digits.append(value & 127 | 128)
        value >>= 7
    return bytes([*digits, value])
